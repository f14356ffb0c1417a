import type { LabelSet } from '../../foundations/locale/locale';

export interface FilePreviewLabels {
  loading: string;
  /** A PDF whose viewer could not be loaded. */
  missing: string;
  noPreview: string;
  download: string;
}

export const filePreviewLabels = {
  widget: 'FilePreview',
  pl: {
    loading: 'Wczytujemy podgląd',
    missing: 'Nie udało się wczytać podglądu. Pobierz plik i otwórz go na swoim urządzeniu.',
    noPreview: 'Tego pliku nie pokażemy tutaj. Pobierz go i otwórz na swoim urządzeniu.',
    download: 'Pobierz',
  },
  en: {
    loading: 'Loading the preview',
    missing: 'The preview could not be loaded. Download the file and open it on your device.',
    noPreview: 'This file cannot be shown here. Download it and open it on your device.',
    download: 'Download',
  },
} as const satisfies LabelSet<FilePreviewLabels>;
