import type { LabelSet } from '../locale/locale';

export interface PopoverLabels {
  close: string;
}

export const popoverLabels = {
  pl: { close: 'Zamknij' },
  en: { close: 'Close' },
} as const satisfies LabelSet<PopoverLabels>;
