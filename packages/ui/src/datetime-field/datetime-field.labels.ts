import type { LabelSet } from '../locale/locale';

export interface DatetimeFieldLabels {
  placeholder: string;
}

export const datetimeFieldLabels = {
  pl: { placeholder: 'DD.MM.RRRR GG:MM' },
  en: { placeholder: 'DD.MM.YYYY HH:MM' },
} as const satisfies LabelSet<DatetimeFieldLabels>;
