import type { LabelSet } from '../locale/locale';

export interface FileDropLabels {
  attachOne: string;
  attachMany: string;
  dropOne: string;
  dropMany: string;
  overlay: string;
  /** Formats and limit as text: "PDF, JPG – do 2,86 MB". */
  limits: (formats: string, limit: string) => string;
  limitsMany: (formats: string, limit: string) => string;
  /** What may be any sound or any film, in the place of formats. */
  audio: string;
  video: string;
  wrongFormat: string;
  tooBig: (limit: string) => string;
  directory: string;
  tooMany: string;
}

/** The button, the overlay and the refusal are those of Spec §2 and §8, letter for letter. */
export const fileDropLabels = {
  pl: {
    attachOne: 'Dołącz dokument',
    attachMany: 'Dołącz dokumenty',
    dropOne: 'Przeciągnij plik tutaj',
    dropMany: 'Przeciągnij pliki tutaj',
    overlay: 'Drop files to upload',
    limits: (formats, limit) => `${formats} – do ${limit}`,
    limitsMany: (formats, limit) => `${formats} – do ${limit} każdy`,
    audio: 'Nagranie dźwięku',
    video: 'Film',
    wrongFormat: 'Zły format pliku',
    tooBig: (limit) => `Plik jest za duży. Może mieć do ${limit}`,
    directory: 'Nie można dołączyć folderu. Dołącz same pliki',
    tooMany: 'Można dołączyć tylko jeden plik',
  },
  en: {
    attachOne: 'Attach a document',
    attachMany: 'Attach documents',
    dropOne: 'Drag a file here',
    dropMany: 'Drag files here',
    overlay: 'Drop files to upload',
    limits: (formats, limit) => `${formats} – up to ${limit}`,
    limitsMany: (formats, limit) => `${formats} – up to ${limit} each`,
    audio: 'A sound recording',
    video: 'A film',
    wrongFormat: 'Wrong file format',
    tooBig: (limit) => `The file is too big. It may have up to ${limit}`,
    directory: 'A folder cannot be attached. Attach the files in it',
    tooMany: 'Only one file can be attached',
  },
} as const satisfies LabelSet<FileDropLabels>;
