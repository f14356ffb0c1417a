import type { LabelSet } from '../../foundations/locale/locale';

export interface FileInfoLabels {
  title: string;
  name: string;
  /** Of a name that is empty. */
  noName: string;
  captionPl: string;
  captionEn: string;
  /** Nothing was saved; what was typed stays. */
  failed: string;
}

export const fileInfoLabels = {
  widget: 'FileInfo',
  pl: {
    title: 'Opis pliku',
    name: 'Nazwa pliku',
    noName: 'Wpisz nazwę pliku',
    captionPl: 'Opis po polsku',
    captionEn: 'Opis po angielsku',
    failed: 'Nie udało się zapisać opisu. Spróbuj ponownie.',
  },
  en: {
    title: 'Description of the file',
    name: 'File name',
    noName: 'Type the name of the file',
    captionPl: 'Caption in Polish',
    captionEn: 'Caption in English',
    failed: 'The description could not be saved. Try again.',
  },
} as const satisfies LabelSet<FileInfoLabels>;
