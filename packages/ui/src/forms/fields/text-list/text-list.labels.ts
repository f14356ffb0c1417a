import type { LabelSet } from '../../../foundations/locale/locale';

export interface TextListLabels {
  add: string;
  /** The name of the list for screen readers. */
  list: string;
  remove: (text: string) => string;
  added: (text: string) => string;
  removed: (text: string) => string;
}

export const textListLabels = {
  widget: 'TextList',
  pl: {
    add: 'Dodaj',
    list: 'Dodane',
    remove: (text) => `Usuń: ${text}`,
    added: (text) => `Dodano: ${text}`,
    removed: (text) => `Usunięto: ${text}`,
  },
  en: {
    add: 'Add',
    list: 'Added',
    remove: (text) => `Remove: ${text}`,
    added: (text) => `Added: ${text}`,
    removed: (text) => `Removed: ${text}`,
  },
} as const satisfies LabelSet<TextListLabels>;
