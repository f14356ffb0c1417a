import type { LabelSet } from '../../foundations/locale/locale';
import type { UploadEvent } from '../upload-engine/upload-news';

/** Each takes the name of the file. A failure is said by the alert in its row. */
export type UploadNewsLabels = Record<Exclude<UploadEvent, 'failed'>, (name: string) => string>;

export const uploadNewsLabels = {
  widget: 'UploadNews',
  pl: {
    started: (name) => `Wysyłanie pliku ${name}.`,
    paused: (name) => `Wysyłanie wstrzymane: ${name}.`,
    offline: (name) => `Nie ma połączenia z serwerem. Plik ${name} wyśle się, gdy ono wróci.`,
    resumed: (name) => `Wysyłanie wznowione: ${name}.`,
    done: (name) => `Wysłano plik ${name}.`,
  },
  en: {
    started: (name) => `Sending the file ${name}.`,
    paused: (name) => `Upload paused: ${name}.`,
    offline: (name) => `The server cannot be reached. The file ${name} will be sent once it can.`,
    resumed: (name) => `Upload resumed: ${name}.`,
    done: (name) => `The file ${name} was sent.`,
  },
} as const satisfies LabelSet<UploadNewsLabels>;
