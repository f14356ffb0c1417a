import type { LabelSet } from '../../foundations/locale/locale';

/** The words of a `PdfView`: its tools, its states, how far a document was read. */
export interface PdfViewLabels {
  loading: string;
  failed: string;
  retry: string;
  download: string;
  previous: string;
  next: string;
  pageOf: (page: number, count: number) => string;
  page: (page: number) => string;
  pages: string;
  zoomIn: string;
  zoomOut: string;
  rotateLeft: string;
  rotateRight: string;
  /** The turn of the pages, 90 to 270 degrees; read, not shown. */
  turned: (degrees: number) => string;
  fullScreen: string;
  leaveFullScreen: string;
  showAsText: string;
  showAsDocument: string;
  /** For a page that is a picture. */
  noText: string;
  /** A page that could not be painted. */
  pageFailed: string;
  /** A page with a picture that could not be decoded. */
  pageIncomplete: string;
  /** A document that opens by a password alone. */
  needsPassword: string;
  /** A page whose text could not be read. */
  textFailed: string;
  readToEnd: string;
  keepReading: string;
  pagesRead: (seen: number, count: number) => string;
}

export const pdfViewLabels = {
  widget: 'PdfView',
  pl: {
    loading: 'Wczytujemy dokument',
    failed:
      'Nie udało się pokazać dokumentu. Spróbuj jeszcze raz albo pobierz go i otwórz na swoim urządzeniu.',
    retry: 'Spróbuj ponownie',
    download: 'Pobierz dokument',
    previous: 'Poprzednia strona',
    next: 'Następna strona',
    pageOf: (page, count) => `${page} z ${count}`,
    page: (page) => `Strona ${page}`,
    pages: 'Strony dokumentu',
    zoomIn: 'Powiększ',
    zoomOut: 'Pomniejsz',
    rotateLeft: 'Obróć w lewo',
    rotateRight: 'Obróć w prawo',
    turned: (degrees) => `obrót ${degrees}°`,
    fullScreen: 'Pełny ekran',
    leaveFullScreen: 'Zamknij pełny ekran',
    showAsText: 'Pokaż jako tekst',
    showAsDocument: 'Pokaż jako dokument',
    noText: 'Ta strona jest obrazem i nie ma tekstu. Zobaczysz ją, gdy pokażesz plik jako dokument.',
    pageFailed: 'Nie udało się pokazać tej strony. Spróbuj jeszcze raz albo pobierz dokument.',
    pageIncomplete:
      'Na tej stronie jest obraz, którego ta przeglądarka nie umie pokazać. Pobierz dokument i otwórz go na swoim urządzeniu.',
    needsPassword:
      'Ten dokument jest zabezpieczony hasłem, więc nie da się go tu pokazać. Otworzy go u siebie tylko ktoś, kto zna hasło.',
    textFailed: 'Nie udało się odczytać tekstu tej strony. Pobierz dokument i otwórz go na swoim urządzeniu.',
    readToEnd: 'Dokument przeczytany',
    keepReading: 'Przeczytaj dokument do końca',
    pagesRead: (seen, count) => `${seen} z ${count} stron`,
  },
  en: {
    loading: 'Loading the document',
    failed: 'We could not show the document. Try again, or download it and open it on your device.',
    retry: 'Try again',
    download: 'Download the document',
    previous: 'Previous page',
    next: 'Next page',
    pageOf: (page, count) => `${page} of ${count}`,
    page: (page) => `Page ${page}`,
    pages: 'Pages of the document',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    rotateLeft: 'Rotate left',
    rotateRight: 'Rotate right',
    turned: (degrees) => `rotated ${degrees}°`,
    fullScreen: 'Full screen',
    leaveFullScreen: 'Leave full screen',
    showAsText: 'Show as text',
    showAsDocument: 'Show as a document',
    noText: 'This page is a picture and has no text. You will see it when you show the file as a document.',
    pageFailed: 'We could not show this page. Try again, or download the document.',
    pageIncomplete:
      'This page has a picture that this browser cannot show. Download the document and open it on your device.',
    needsPassword:
      'This document is protected by a password, so it cannot be shown here. Only somebody who knows the password can open it.',
    textFailed: 'We could not read the text of this page. Download the document and open it on your device.',
    readToEnd: 'Document read',
    keepReading: 'Read the document to the end',
    pagesRead: (seen, count) => `${seen} of ${count} pages`,
  },
} as const satisfies LabelSet<PdfViewLabels>;
