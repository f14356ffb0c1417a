import type { LabelSet } from '../../foundations/locale/locale';

export interface ErrorSummaryLabels {
  title: (count: number) => string;
}

/**
 * By the browser alone. The list comes later, and esbuild puts what a later part shares with the root beside each widget of
 * it: with the kit that would be every text of an error beside a button (`tools/packages/install.proof.ts`).
 */
function marked(count: number): string {
  const form = new Intl.PluralRules('pl').select(count);
  if (form === 'one') return 'pole zaznaczone';
  return form === 'few' ? 'pola zaznaczone' : 'pól zaznaczonych';
}

export const errorSummaryLabels = {
  widget: 'ErrorSummary',
  pl: {
    title: (count) => `Popraw ${count === 1 ? '' : `${count} `}${marked(count)} na czerwono.`,
  },
  en: {
    title: (count) =>
      count === 1 ? 'Correct the field marked in red.' : `Correct ${count} fields marked in red.`,
  },
} as const satisfies LabelSet<ErrorSummaryLabels>;
