import { asSpecified } from '@urzad/domain';
import type { LabelSet } from '../../foundations/locale/locale';

export interface FileListLabels {
  list: string;
  downloadAll: string;
  editInfo: string;
  download: string;
  remove: string;
  /** The question before a file is removed, and the consequence. */
  removeTitle: (name: string) => string;
  removeText: string;
  cancel: string;
  zoom: string;
  more: string;
  earlier: string;
  later: string;
  uploading: string;
  chooseOther: string;
  /** For a file whose content is needed once more. */
  chooseAgain: string;
  pause: string;
  resume: string;
  /** Shown under the bar of an upload that stands still. */
  paused: string;
  offline: string;
  retry: string;
}

export const fileListLabels = {
  widget: 'FileList',
  pl: {
    list: 'Pliki',
    downloadAll: asSpecified('Pobierz wszystkie pliki'),
    editInfo: 'Zmień opis',
    download: 'Pobierz',
    remove: asSpecified('Usuń plik'),
    removeTitle: (name) => `Czy usunąć plik ${name}?`,
    removeText: 'Nie da się tego cofnąć. Taki sam plik możesz dołączyć jeszcze raz.',
    cancel: 'Przerwij wysyłanie',
    zoom: 'Powiększ',
    more: 'Więcej',
    earlier: 'Przesuń wyżej',
    later: 'Przesuń niżej',
    uploading: 'Wysyłanie',
    chooseOther: 'Wybierz inny',
    chooseAgain: 'Wybierz jeszcze raz',
    pause: 'Wstrzymaj wysyłanie',
    resume: 'Wznów wysyłanie',
    paused: 'Wstrzymane',
    offline: 'Czekamy na połączenie',
    retry: 'Ponów',
  },
  en: {
    list: 'Files',
    downloadAll: 'Download all files',
    editInfo: 'Edit the description',
    download: 'Download',
    remove: 'Delete the file',
    removeTitle: (name) => `Delete the file ${name}?`,
    removeText: 'This cannot be undone. You can attach the same file again.',
    cancel: 'Cancel the upload',
    zoom: 'Enlarge',
    more: 'More',
    earlier: 'Move up',
    later: 'Move down',
    uploading: 'Uploading',
    chooseOther: 'Choose another',
    chooseAgain: 'Choose again',
    pause: 'Pause the upload',
    resume: 'Resume the upload',
    paused: 'Paused',
    offline: 'Waiting for the connection',
    retry: 'Try again',
  },
} as const satisfies LabelSet<FileListLabels>;
