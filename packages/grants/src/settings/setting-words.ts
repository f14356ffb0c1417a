import type { FieldSpec, FieldType, Locale } from '@urzad/domain';

type Said = Readonly<Record<Locale, string>>;

/** What a file of a setting is: a film, a recording, captions of a film, a sign of the office. */
export type SettingFile = 'video' | 'audio' | 'captions' | 'logo';

/** A setting as data: its field, a sentence about what it does, and the places that read it. */
export interface SettingSpec extends FieldSpec {
  /** The answer is the name of a stored file of this kind. */
  file?: SettingFile;
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
  limits: Partial<Pick<FieldSpec, 'min' | 'max' | 'options' | 'required' | 'side'>> = {},
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

/** Random key of the store. */
const FILE_NAME_LENGTH = 32;

/** A file that the office may upload. */
export function fileSetting<const File extends SettingFile>(file: File, words: Words) {
  return { ...setting('text', words, { required: false, max: FILE_NAME_LENGTH }), file };
}
