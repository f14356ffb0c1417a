import type { LabelSet } from '../locale/locale';

export interface WeekFieldLabels {
  placeholder: string;
  /** The first and the last day of the week, as text. */
  span: (first: string, last: string) => string;
}

export const weekFieldLabels = {
  pl: { placeholder: 'TT/RRRR', span: (first, last) => `od ${first} do ${last}` },
  en: { placeholder: 'WW/YYYY', span: (first, last) => `${first} to ${last}` },
} as const satisfies LabelSet<WeekFieldLabels>;
