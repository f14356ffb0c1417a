import type { LabelSet } from '../../foundations/locale/locale';

export interface UploadOfflineLabels {
  /** Said of a file that waits for the connection, also before what sends it is loaded. Takes its name. */
  offline: (name: string) => string;
}

export const uploadOfflineLabels = {
  pl: {
    offline: (name) => `Nie ma połączenia z serwerem. Plik ${name} wyśle się, gdy ono wróci.`,
  },
  en: {
    offline: (name) => `The server cannot be reached. The file ${name} will be sent once it can.`,
  },
} as const satisfies LabelSet<UploadOfflineLabels>;
