import type { LabelSet } from '../../../foundations/locale/locale';

export interface DateRangeLabels {
  from: string;
  to: string;
}

export const dateRangeLabels = {
  widget: 'DateRange',
  pl: { from: 'Od', to: 'Do' },
  en: { from: 'From', to: 'To' },
} as const satisfies LabelSet<DateRangeLabels>;
