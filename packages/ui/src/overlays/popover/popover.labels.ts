import type { LabelSet } from '../../foundations/locale/locale';

export interface PopoverLabels {
  close: string;
}

export const popoverLabels = {
  widget: 'Popover',
  pl: { close: 'Zamknij' },
  en: { close: 'Close' },
} as const satisfies LabelSet<PopoverLabels>;
