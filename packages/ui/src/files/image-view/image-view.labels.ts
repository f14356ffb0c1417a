import type { LabelSet } from '../../foundations/locale/locale';

export interface ImageViewLabels {
  zoomIn: string;
  zoomOut: string;
  rotateLeft: string;
  rotateRight: string;
  broken: string;
}

export const imageViewLabels = {
  pl: {
    zoomIn: 'Powiększ',
    zoomOut: 'Pomniejsz',
    rotateLeft: 'Obróć w lewo',
    rotateRight: 'Obróć w prawo',
    broken: 'Nie udało się pokazać obrazu. Pobierz plik i otwórz go na swoim urządzeniu.',
  },
  en: {
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    rotateLeft: 'Rotate left',
    rotateRight: 'Rotate right',
    broken: 'We could not show the image. Download the file and open it on your device.',
  },
} as const satisfies LabelSet<ImageViewLabels>;
