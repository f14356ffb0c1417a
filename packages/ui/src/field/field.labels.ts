import { pluralOf } from '@urzad/domain';
import type { LabelSet } from '../locale/locale';

export interface FieldLabels {
  required: string;
  /** What a read-only choice shows when nothing was chosen. */
  none: string;
  counter: (length: number, max: number) => string;
  left: (count: number) => string;
}

const LEFT = { one: 'został', few: 'zostały', many: 'zostało' };
const SIGNS = { one: 'znak', few: 'znaki', many: 'znaków' };

export const fieldLabels = {
  pl: {
    required: 'pole wymagane',
    none: 'Brak',
    counter: (length, max) => `${length} z ${max} znaków`,
    left: (count) => `${pluralOf(count, LEFT)} ${count} ${pluralOf(count, SIGNS)}`,
  },
  en: {
    required: 'required',
    none: 'None',
    counter: (length, max) => `${length} of ${max} characters`,
    left: (count) => (count === 1 ? '1 character left' : `${count} characters left`),
  },
} as const satisfies LabelSet<FieldLabels>;
