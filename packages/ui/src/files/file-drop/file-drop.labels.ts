import { asSpecified } from '@urzad/domain';
import type { LabelSet } from '../../foundations/locale/locale';

export interface FileDropLabels {
  attachOne: string;
  attachMany: string;
  dropOne: string;
  dropMany: string;
  overlay: string;
  /** Formats and limit as text: "PDF, JPG – do 2,86 MB". */
  limits: (formats: string, limit: string) => string;
  limitsMany: (formats: string, limit: string) => string;
  /** Any audio or any video, instead of formats. */
  audio: string;
  video: string;
  directory: string;
  tooMany: string;
  /** Shown under the files of a field when the code of their list could not be loaded. */
  listMissing: string;
}

/** The button and the overlay are those of Spec §2, letter for letter. */
export const fileDropLabels = {
  widget: 'FileDrop',
  pl: {
    attachOne: asSpecified('Dołącz dokument'),
    attachMany: 'Dołącz dokumenty',
    dropOne: 'Przeciągnij plik tutaj',
    dropMany: 'Przeciągnij pliki tutaj',
    overlay: asSpecified('Drop files to upload'),
    limits: (formats, limit) => `${formats} – do ${limit}`,
    limitsMany: (formats, limit) => `${formats} – do ${limit} każdy`,
    audio: 'Nagranie dźwięku',
    video: 'Film',
    directory: 'Nie można dołączyć folderu. Dołącz same pliki',
    tooMany: 'Można dołączyć tylko jeden plik',
    listMissing:
      'Nie udało się wczytać listy plików, która nie jest potrzebna do ich wysłania. Sprawdź połączenie z internetem i wybierz „Ponów”.',
  },
  en: {
    attachOne: 'Attach a document',
    attachMany: 'Attach documents',
    dropOne: 'Drag a file here',
    dropMany: 'Drag files here',
    overlay: asSpecified('Drop files to upload'),
    limits: (formats, limit) => `${formats} – up to ${limit}`,
    limitsMany: (formats, limit) => `${formats} – up to ${limit} each`,
    audio: 'A sound recording',
    video: 'A film',
    directory: 'A folder cannot be attached. Attach the files in it',
    tooMany: 'Only one file can be attached',
    listMissing:
      'The list of files, which is not needed to send them, could not be loaded. Check your internet connection and try again.',
  },
} as const satisfies LabelSet<FileDropLabels>;
