import type { LabelSet } from '../../foundations/locale/locale';
import type { UploadFailureCode } from '../upload-engine/upload-failure';

/** The sentence of each code that is not said by a rule of the file, with what the person can do (Spec §8). */
export type UploadFailureLabels = Record<
  Exclude<UploadFailureCode, 'extension' | 'size'> | 'tooMany',
  string
>;

export const uploadFailureLabels = {
  widget: 'UploadFailures',
  pl: {
    not_exists:
      'Tego pliku nie da się już odczytać: został przeniesiony, zmieniony lub usunięty. Wybierz go jeszcze raz.',
    file_object: 'Wybierz ten plik jeszcze raz. To, co już zostało wysłane, nie przepadło.',
    abort: 'Przeglądarka przerwała wysyłanie. Spróbuj ponownie.',
    network: 'Nie ma połączenia z serwerem. Sprawdź internet i spróbuj ponownie.',
    denied: 'Serwer nie przyjął pliku. Zaloguj się jeszcze raz i spróbuj ponownie.',
    server: 'Serwer nie mógł zapisać pliku. Spróbuj ponownie za kilka minut.',
    timeout: 'Wysyłanie trwało za długo. Spróbuj ponownie, gdy połączenie będzie szybsze.',
    upload: 'Części pliku nie udało się wysłać. Wybierz „Ponów”, a wyślemy tylko to, czego brakuje.',
    tooMany: 'Jest już tyle plików, ile można dołączyć. Usuń jeden z nich i dołącz ten jeszcze raz.',
  },
  en: {
    not_exists: 'This file can no longer be read: it was moved, changed or deleted. Choose it again.',
    file_object: 'Choose this file again. What was already sent is not lost.',
    abort: 'The browser stopped the upload. Try again.',
    network: 'The server cannot be reached. Check your internet connection and try again.',
    denied: 'The server did not accept the file. Sign in again and try once more.',
    server: 'The server could not store the file. Try again in a few minutes.',
    timeout: 'The upload took too long. Try again when your connection is faster.',
    upload: 'A part of the file could not be sent. Try again: only what is missing will be sent.',
    tooMany:
      'There are already as many files as can be attached. Delete one of them and attach this one again.',
  },
} as const satisfies LabelSet<UploadFailureLabels>;
