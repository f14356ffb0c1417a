import type { LabelSet } from '../locale/locale';

export interface ErrorSummaryLabels {
  title: (count: number) => string;
}

const PL = new Intl.PluralRules('pl');

export const errorSummaryLabels = {
  pl: {
    title: (count) => {
      const form = PL.select(count);
      if (form === 'one') return 'Popraw pole zaznaczone na czerwono.';
      return form === 'few'
        ? `Popraw ${count} pola zaznaczone na czerwono.`
        : `Popraw ${count} pól zaznaczonych na czerwono.`;
    },
  },
  en: {
    title: (count) =>
      count === 1 ? 'Correct the field marked in red.' : `Correct ${count} fields marked in red.`,
  },
} as const satisfies LabelSet<ErrorSummaryLabels>;
