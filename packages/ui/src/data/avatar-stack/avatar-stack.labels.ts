import { type CountedWord, pluralOf } from '@urzad/domain';
import type { LabelSet } from '../../foundations/locale/locale';

export interface AvatarStackLabels {
  /** For screen readers: the people without an avatar. */
  rest: (count: number, names: string) => string;
}

const OTHERS: CountedWord = { one: 'inna osoba', few: 'inne osoby', many: 'innych osób' };

export const avatarStackLabels = {
  widget: 'AvatarStack',
  pl: { rest: (count, names) => `i ${count} ${pluralOf(count, OTHERS)}: ${names}` },
  en: { rest: (count, names) => `and ${count} ${count === 1 ? 'other' : 'others'}: ${names}` },
} as const satisfies LabelSet<AvatarStackLabels>;
