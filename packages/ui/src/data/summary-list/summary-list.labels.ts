import type { LabelSet } from '../../foundations/locale/locale';

export interface SummaryListLabels {
  change: string;
  empty: string;
}

export const summaryListLabels = {
  widget: 'SummaryList',
  pl: { change: 'Zmień', empty: 'Nie podano' },
  en: { change: 'Change', empty: 'Not given' },
} as const satisfies LabelSet<SummaryListLabels>;
