import type { LabelSet } from '../../foundations/locale/locale';

/** Beside a file that cannot be sent, as the code that sends files did not come. */
export interface UploadUnloadedLabels {
  /** The file is only on this page. */
  unloaded: string;
  /** The file is kept on the device, and the field takes it up after the page was loaded anew. */
  unloadedKept: string;
}

export const uploadUnloadedLabels = {
  pl: {
    unloaded:
      'Nie udało się wczytać części strony, która wysyła pliki. Wybierz „Ponów”. Jeśli odświeżysz stronę, niezapisane odpowiedzi przepadną, a plik trzeba będzie dołączyć jeszcze raz.',
    unloadedKept:
      'Nie udało się wczytać części strony, która wysyła pliki. Wybierz „Ponów” albo odśwież stronę: plik jest zachowany w tej przeglądarce i wyśle się, gdy znów otworzysz ten formularz.',
  },
  en: {
    unloaded:
      'The part of the page that sends files could not be loaded. Try again. If you reload the page, answers that are not saved are lost, and the file has to be attached once more.',
    unloadedKept:
      'The part of the page that sends files could not be loaded. Try again, or reload the page: the file is kept in this browser and will be sent when you open this form again.',
  },
} as const satisfies LabelSet<UploadUnloadedLabels>;
