import type { LabelSet } from '../../foundations/locale/locale';

/** The words around a plot. */
export interface PlotLabels {
  /** The name of the picture: what it shows, and where its values can be read. */
  picture: (title: string) => string;
  /** Opens the table. */
  table: string;
  /** The column of sums, where there are several series. */
  sum: string;
}

export const plotLabels = {
  widget: 'Plot',
  pl: {
    picture: (title: string) => `${title}. Te same liczby są w tabeli.`,
    table: 'Te same liczby w tabeli',
    sum: 'Razem',
  },
  en: {
    picture: (title: string) => `${title}. The same numbers are in the table.`,
    table: 'The same numbers in a table',
    sum: 'Total',
  },
} as const satisfies LabelSet<PlotLabels>;
