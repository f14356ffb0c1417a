import type { LabelSet } from '../../foundations/locale/locale';

export interface BottomSheetLabels {
  close: string;
}

export const bottomSheetLabels = {
  widget: 'BottomSheet',
  pl: { close: 'Zamknij' },
  en: { close: 'Close' },
} as const satisfies LabelSet<BottomSheetLabels>;
