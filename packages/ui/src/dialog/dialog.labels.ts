import type { LabelSet } from '../locale/locale';

export interface DialogLabels {
  close: string;
  fullScreen: string;
  normalSize: string;
}

export const dialogLabels = {
  pl: { close: 'Zamknij', fullScreen: 'Pełny ekran', normalSize: 'Zwykły rozmiar' },
  en: { close: 'Close', fullScreen: 'Full screen', normalSize: 'Normal size' },
} as const satisfies LabelSet<DialogLabels>;
