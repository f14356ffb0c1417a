import type { LabelSet } from '../../foundations/locale/locale';

export interface ModalLabels {
  close: string;
  fullScreen: string;
  normalSize: string;
}

export const modalLabels = {
  widget: 'Modal',
  pl: { close: 'Zamknij', fullScreen: 'Pełny ekran', normalSize: 'Zwykły rozmiar' },
  en: { close: 'Close', fullScreen: 'Full screen', normalSize: 'Normal size' },
} as const satisfies LabelSet<ModalLabels>;
