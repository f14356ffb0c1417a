import { countText, LEFT_WORD, numberText, pluralOf } from '@urzad/domain';
import type { LabelSet } from '../../foundations/locale/locale';

export interface FieldLabels {
  required: string;
  /** Shown by a read-only choice without an answer. */
  none: string;
  counter: (length: number, max: number) => string;
  left: (count: number) => string;
  /** The count of a text that is too long. */
  over: (length: number, max: number) => string;
  /** The same for screen readers: announced once, without a number that changes with each key. */
  tooLong: (max: number) => string;
}

const SIGNS = {
  pl: { one: 'znak', few: 'znaki', many: 'znaków' },
  en: { one: 'character', few: 'characters', many: 'characters' },
};

export const fieldLabels = {
  widget: 'Field',
  pl: {
    required: 'pole wymagane',
    none: 'Brak',
    counter: (length, max) => `${numberText(length)} z ${numberText(max)} znaków`,
    left: (count) => `${pluralOf(count, LEFT_WORD)} ${countText(count, SIGNS)}`,
    over: (length, max) =>
      `${numberText(length)} z ${numberText(max)} znaków, o ${numberText(length - max)} za dużo`,
    tooLong: (max) => `Tekst jest za długi. Może mieć najwyżej ${countText(max, SIGNS)}.`,
  },
  en: {
    required: 'required',
    none: 'None',
    counter: (length, max) => `${numberText(length, 'en')} of ${numberText(max, 'en')} characters`,
    left: (count) => `${countText(count, SIGNS, 'en')} left`,
    over: (length, max) =>
      `${numberText(length, 'en')} of ${numberText(max, 'en')} characters, ${numberText(length - max, 'en')} too many`,
    tooLong: (max) => `This text is too long. It may have at most ${countText(max, SIGNS, 'en')}.`,
  },
} as const satisfies LabelSet<FieldLabels>;
