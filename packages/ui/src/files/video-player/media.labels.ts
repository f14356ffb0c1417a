import type { LabelSet } from '../../foundations/locale/locale';

/** The words of every player. */
export interface MediaLabels {
  /** Who gets what, before a file is asked of another server. */
  hostNotice: (host: string, action: string) => string;
  /** Shown where the browser cannot play the file. */
  unplayable: string;
  /** The file did not come, or is of a kind that the browser cannot play. */
  broken: string;
  /** The link to the file. */
  openFile: string;
  /** The summary of the part with all words of the recording. */
  transcript: string;
}

export const mediaLabels = {
  pl: {
    hostNotice: (host, action) =>
      `To nagranie jest na serwerze ${host}. Gdy naciśniesz „${action}”, ten serwer pozna Twój adres IP i rodzaj przeglądarki. Wcześniej niczego stamtąd nie pobieramy.`,
    unplayable: 'Ta przeglądarka nie odtworzy tego nagrania.',
    broken: 'Nie udało się odtworzyć nagrania. Pobierz plik i otwórz go na swoim urządzeniu.',
    openFile: 'Otwórz plik',
    transcript: 'Zapis tekstowy nagrania',
  },
  en: {
    hostNotice: (host, action) =>
      `This recording is on the server ${host}. When you press “${action}”, that server will learn your IP address and the kind of your browser. Before that nothing is loaded from there.`,
    unplayable: 'This browser cannot play this recording.',
    broken: 'We could not play the recording. Download the file and open it on your device.',
    openFile: 'Open the file',
    transcript: 'Text of the recording',
  },
} as const satisfies LabelSet<MediaLabels>;
