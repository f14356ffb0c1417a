import type { LabelSet } from '../locale/locale';

export interface TimeFieldLabels {
  placeholder: string;
}

export const timeFieldLabels = {
  pl: { placeholder: 'GG:MM' },
  en: { placeholder: 'HH:MM' },
} as const satisfies LabelSet<TimeFieldLabels>;
