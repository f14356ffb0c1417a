import type { LabelSet } from '../../../foundations/locale/locale';

export interface TablePresetsLabels {
  views: string;
  inUse: (name: string) => string;
  choose: string;
  standard: string;
  isDefault: string;
  makeDefault: string;
  update: (name: string) => string;
  remove: (name: string) => string;
  name: string;
  add: string;
  added: (name: string) => string;
  updated: (name: string) => string;
  removed: (name: string) => string;
  removeTitle: (name: string) => string;
  removeText: string;
  removeConfirm: string;
  failed: string;
  notRemoved: string;
}

export const tablePresetsLabels = {
  widget: 'TablePresets',
  pl: {
    views: 'Widoki',
    inUse: (name) => `Widok: ${name}`,
    choose: 'Wybierz widok',
    standard: 'Układ domyślny',
    isDefault: 'otwiera się pierwszy',
    makeDefault: 'Otwieraj tabelę w tym widoku',
    update: (name) => `Zapisz zmiany w widoku ${name}`,
    remove: (name) => `Usuń widok ${name}`,
    name: 'Nazwa nowego widoku',
    add: 'Zapisz widok',
    added: (name) => `Zapisano widok ${name}`,
    updated: (name) => `Zapisano zmiany w widoku ${name}`,
    removed: (name) => `Usunięto widok ${name}`,
    removeTitle: (name) => `Czy usunąć widok ${name}?`,
    removeText: 'Nie da się tego cofnąć. Tabela zostaje ułożona tak, jak teraz.',
    removeConfirm: 'Usuń widok',
    failed: 'Nie udało się zapisać. Tabela zostaje tak, jak jest. Sprawdź połączenie i spróbuj ponownie.',
    notRemoved: 'Nie udało się usunąć widoku. Sprawdź połączenie i usuń go jeszcze raz.',
  },
  en: {
    views: 'Views',
    inUse: (name) => `View: ${name}`,
    choose: 'Choose a view',
    standard: 'Default layout',
    isDefault: 'opens first',
    makeDefault: 'Open the table in this view',
    update: (name) => `Save changes to the view ${name}`,
    remove: (name) => `Delete the view ${name}`,
    name: 'Name of the new view',
    add: 'Save view',
    added: (name) => `The view ${name} is saved`,
    updated: (name) => `Changes to the view ${name} are saved`,
    removed: (name) => `The view ${name} is deleted`,
    removeTitle: (name) => `Delete the view ${name}?`,
    removeText: 'This cannot be undone. The table stays arranged as it is now.',
    removeConfirm: 'Delete the view',
    failed: 'It could not be saved. The table stays as it is. Check your connection and try again.',
    notRemoved: 'The view could not be deleted. Check your connection and delete it again.',
  },
} as const satisfies LabelSet<TablePresetsLabels>;
