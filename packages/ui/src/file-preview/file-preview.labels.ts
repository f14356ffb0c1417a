import type { LabelSet } from '../locale/locale';

export interface FilePreviewLabels {
  loading: string;
  noPreview: string;
  download: string;
}

export const filePreviewLabels = {
  pl: {
    loading: 'Wczytujemy podgląd',
    noPreview: 'Tego pliku nie pokażemy tutaj. Pobierz go i otwórz na swoim urządzeniu.',
    download: 'Pobierz',
  },
  en: {
    loading: 'Loading the preview',
    noPreview: 'This file cannot be shown here. Download it and open it on your device.',
    download: 'Download',
  },
} as const satisfies LabelSet<FilePreviewLabels>;
