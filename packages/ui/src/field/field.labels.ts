import type { LabelSet } from '../locale/locale';

export interface FieldLabels {
  required: string;
  /** What a read-only choice shows when nothing was chosen. */
  none: string;
  counter: (length: number, max: number) => string;
  left: (count: number) => string;
}

const PL = new Intl.PluralRules('pl');
const PL_LEFT = { one: 'został 1 znak', few: 'zostały {n} znaki', many: 'zostało {n} znaków' };

export const fieldLabels = {
  pl: {
    required: 'pole wymagane',
    none: 'Brak',
    counter: (length, max) => `${length} z ${max} znaków`,
    left: (count) => {
      const form = PL.select(count);
      return (form === 'one' || form === 'few' ? PL_LEFT[form] : PL_LEFT.many).replace('{n}', String(count));
    },
  },
  en: {
    required: 'required',
    none: 'None',
    counter: (length, max) => `${length} of ${max} characters`,
    left: (count) => (count === 1 ? '1 character left' : `${count} characters left`),
  },
} as const satisfies LabelSet<FieldLabels>;
