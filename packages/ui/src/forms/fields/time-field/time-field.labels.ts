import type { LabelSet } from '../../../foundations/locale/locale';

export interface TimeFieldLabels {
  placeholder: string;
}

export const timeFieldLabels = {
  widget: 'TimeField',
  pl: { placeholder: 'GG:MM' },
  en: { placeholder: 'HH:MM' },
} as const satisfies LabelSet<TimeFieldLabels>;
