import type { FieldSpec, FieldType, Locale } from '@urzad/domain';

type Said = Readonly<Record<Locale, string>>;

/** A setting as data: its field, a sentence about what it does, and the places that read it. */
export interface SettingSpec extends FieldSpec {
  does: Said;
  readAt: Said;
}

interface Words {
  pl: string;
  en: string;
  does: readonly [pl: string, en: string];
  readAt: readonly [pl: string, en: string];
}

/** A required setting, unless the limits say otherwise. */
export function setting<const Type extends FieldType>(
  type: Type,
  { pl, en, does, readAt }: Words,
  limits: Partial<Pick<FieldSpec, 'min' | 'max' | 'options' | 'required'>> = {},
) {
  return {
    step: 1,
    type,
    pl,
    en,
    required: true,
    does: { pl: does[0], en: does[1] },
    readAt: { pl: readAt[0], en: readAt[1] },
    ...limits,
  };
}
