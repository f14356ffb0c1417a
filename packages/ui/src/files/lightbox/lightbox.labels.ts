import type { LabelSet } from '../../foundations/locale/locale';

/** The words of a `Lightbox`, and of a picture in a `FilePreview`. */
export interface LightboxLabels {
  close: string;
  previous: string;
  next: string;
  download: (name: string) => string;
  /** The group of the tools, and each of them. */
  tools: string;
  zoomIn: string;
  zoomOut: string;
  reset: string;
  rotateLeft: string;
  rotateRight: string;
  /** The turn of the picture, from 0 to 270 degrees; read, not shown. */
  turned: (degrees: number) => string;
  /** The group that moves an enlarged picture, and its buttons. */
  move: string;
  moveLeft: string;
  moveRight: string;
  moveUp: string;
  moveDown: string;
  /** The strip of thumbnails; the name of one is that of its picture. */
  thumbnails: string;
  /** What is open, and what it consists of, for screen readers. */
  pictures: string;
  carousel: string;
  slide: string;
  /** The place of a picture, from 1; also asked with names of the two numbers in their place. */
  place: (number: number | string, count: number | string) => string;
  /** The name of a picture that has none. */
  unnamed: (number: number) => string;
  loading: string;
  broken: string;
  /** Instead of `broken` where the file can be downloaded here. */
  brokenToDownload: string;
  /** The list of pictures is empty. */
  empty: string;
  /** The code of the viewer is on its way. */
  opening: string;
  /** It does not come. */
  missing: string;
}

export const lightboxLabels = {
  widget: 'Lightbox',
  pl: {
    close: 'Zamknij',
    previous: 'Poprzedni obraz',
    next: 'Następny obraz',
    download: (name) => `Pobierz: ${name}`,
    tools: 'Narzędzia obrazu',
    zoomIn: 'Powiększ',
    zoomOut: 'Pomniejsz',
    reset: 'Pokaż cały obraz',
    rotateLeft: 'Obróć w lewo',
    rotateRight: 'Obróć w prawo',
    turned: (degrees) => `obrót ${degrees}°`,
    move: 'Przesuwanie obrazu',
    moveLeft: 'Pokaż lewą stronę',
    moveRight: 'Pokaż prawą stronę',
    moveUp: 'Pokaż górę',
    moveDown: 'Pokaż dół',
    thumbnails: 'Miniatury',
    pictures: 'Obrazy',
    carousel: 'karuzela',
    slide: 'obraz',
    place: (number, count) => `${number} z ${count}`,
    unnamed: (number) => `Obraz ${number}`,
    loading: 'Wczytujemy obraz',
    broken: 'Nie udało się pokazać obrazu. Odśwież stronę i spróbuj jeszcze raz.',
    brokenToDownload: 'Nie udało się pokazać obrazu. Pobierz plik i otwórz go na swoim urządzeniu.',
    empty: 'Nie ma obrazów do pokazania.',
    opening: 'Otwieramy obraz',
    missing: 'Nie udało się otworzyć obrazu. Sprawdź połączenie z internetem i wybierz „Ponów”.',
  },
  en: {
    close: 'Close',
    previous: 'Previous image',
    next: 'Next image',
    download: (name) => `Download: ${name}`,
    tools: 'Image tools',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    reset: 'Show the whole image',
    rotateLeft: 'Rotate left',
    rotateRight: 'Rotate right',
    turned: (degrees) => `rotated ${degrees}°`,
    move: 'Moving the image',
    moveLeft: 'Show the left side',
    moveRight: 'Show the right side',
    moveUp: 'Show the top',
    moveDown: 'Show the bottom',
    thumbnails: 'Thumbnails',
    pictures: 'Images',
    carousel: 'carousel',
    slide: 'image',
    place: (number, count) => `${number} of ${count}`,
    unnamed: (number) => `Image ${number}`,
    loading: 'Loading the image',
    broken: 'We could not show the image. Reload the page and try again.',
    brokenToDownload: 'We could not show the image. Download the file and open it on your device.',
    empty: 'There are no images to show.',
    opening: 'Opening the image',
    missing: 'We could not open the image. Check your internet connection and try again.',
  },
} as const satisfies LabelSet<LightboxLabels>;
