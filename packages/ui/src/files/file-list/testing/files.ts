import type { FileItem } from '../file-item';

/** A generated page: the story needs no file. */
export const THUMB =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 46 52"%3E%3Crect width="46" height="52" fill="%23f7f5f1"/%3E%3Cpath d="M8 8h18M8 16h30M8 24h30M8 32h24" stroke="%23777" stroke-width="3"/%3E%3C/svg%3E';

export const agreement: FileItem = {
  id: '1',
  name: 'umowa-klub-skrzat.pdf',
  size: 862_372,
  text: 'Umowa z placówką',
  url: '/pliki/umowa-klub-skrzat.pdf',
};
export const certificate: FileItem = {
  id: '2',
  name: 'zaświadczenie-pracodawca.jpg',
  size: 1_300_235,
  text: 'Zaświadczenie od pracodawcy',
  thumb: THUMB,
  url: '/pliki/zaswiadczenie.jpg',
};
export const uploading: FileItem = {
  id: '3',
  name: 'zaświadczenie-z-placówki.pdf',
  size: 1_000_000,
  upload: { phase: 'active', progress: 64 },
};
export const refused: FileItem = {
  id: '4',
  name: 'IMG_2041.heic',
  size: 2_100_000,
  upload: { phase: 'error', message: 'Zły format pliku. Zapisz zdjęcie jako JPG.' },
};

export const report: FileItem = { id: '7', name: 'rachunek.pdf', size: 120_000 };

/** Everything that a screen can allow. */
export const everything = { canDownload: true, canEditInfo: true, canDelete: true, canZoom: true };
