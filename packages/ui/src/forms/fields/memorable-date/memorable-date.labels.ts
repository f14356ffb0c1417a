import type { LabelSet } from '../../../foundations/locale/locale';

export interface MemorableDateLabels {
  day: string;
  month: string;
  year: string;
  hint: string;
}

export const memorableDateLabels = {
  widget: 'MemorableDate',
  pl: { day: 'Dzień', month: 'Miesiąc', year: 'Rok', hint: 'Na przykład 27 3 1985' },
  en: { day: 'Day', month: 'Month', year: 'Year', hint: 'For example 27 3 1985' },
} as const satisfies LabelSet<MemorableDateLabels>;
