import { pluralOf } from '@urzad/domain';
import type { LabelSet } from '../../foundations/locale/locale';

export interface ErrorSummaryLabels {
  title: (count: number) => string;
}

const MARKED = { one: 'pole zaznaczone', few: 'pola zaznaczone', many: 'pól zaznaczonych' };

export const errorSummaryLabels = {
  pl: {
    title: (count) => `Popraw ${count === 1 ? '' : `${count} `}${pluralOf(count, MARKED)} na czerwono.`,
  },
  en: {
    title: (count) =>
      count === 1 ? 'Correct the field marked in red.' : `Correct ${count} fields marked in red.`,
  },
} as const satisfies LabelSet<ErrorSummaryLabels>;
