import type { LabelSet } from '../../foundations/locale/locale';
import type { UploadEvent } from '../upload-engine/upload-news';
import { uploadOfflineLabels } from './upload-offline.labels';

/** Each takes the name of the file. A failure is said by the alert in its row. */
export type UploadNewsLabels = Record<Exclude<UploadEvent, 'failed'>, (name: string) => string>;

export const uploadNewsLabels = {
  pl: {
    started: (name) => `Wysyłanie pliku ${name}.`,
    paused: (name) => `Wysyłanie wstrzymane: ${name}.`,
    ...uploadOfflineLabels.pl,
    resumed: (name) => `Wysyłanie wznowione: ${name}.`,
    done: (name) => `Wysłano plik ${name}.`,
  },
  en: {
    started: (name) => `Sending the file ${name}.`,
    paused: (name) => `Upload paused: ${name}.`,
    ...uploadOfflineLabels.en,
    resumed: (name) => `Upload resumed: ${name}.`,
    done: (name) => `The file ${name} was sent.`,
  },
} as const satisfies LabelSet<UploadNewsLabels>;
