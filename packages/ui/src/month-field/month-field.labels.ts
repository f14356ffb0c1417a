import type { LabelSet } from '../locale/locale';

export interface MonthFieldLabels {
  placeholder: string;
}

export const monthFieldLabels = {
  pl: { placeholder: 'MM.RRRR' },
  en: { placeholder: 'MM.YYYY' },
} as const satisfies LabelSet<MonthFieldLabels>;
