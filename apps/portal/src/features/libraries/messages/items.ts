import { type CountedWord, countText } from '@urzad/domain';
import type { Locale } from '@urzad/ui';
import type { Messages } from '#shared/i18n/messages';

const USES: Record<string, Record<Locale, CountedWord>> = {
  contract: {
    pl: { one: 'umowa', few: 'umowy', many: 'umów' },
    en: { one: 'contract', few: 'contracts', many: 'contracts' },
  },
  annex: {
    pl: { one: 'aneks', few: 'aneksy', many: 'aneksów' },
    en: { one: 'annex', few: 'annexes', many: 'annexes' },
  },
  recovery: {
    pl: { one: 'zwrot', few: 'zwroty', many: 'zwrotów' },
    en: { one: 'recovery', few: 'recoveries', many: 'recoveries' },
  },
  member: {
    pl: { one: 'uczestnik', few: 'uczestnicy', many: 'uczestników' },
    en: { one: 'participant', few: 'participants', many: 'participants' },
  },
  account: {
    pl: { one: 'konto', few: 'konta', many: 'kont' },
    en: { one: 'account', few: 'accounts', many: 'accounts' },
  },
  registration: {
    pl: { one: 'zgłoszenie', few: 'zgłoszenia', many: 'zgłoszeń' },
    en: { one: 'application', few: 'applications', many: 'applications' },
  },
  provider: {
    pl: { one: 'placówka', few: 'placówki', many: 'placówek' },
    en: { one: 'facility', few: 'facilities', many: 'facilities' },
  },
  ticket: {
    pl: { one: 'zgłoszenie usterki', few: 'zgłoszenia usterek', many: 'zgłoszeń usterek' },
    en: { one: 'ticket', few: 'tickets', many: 'tickets' },
  },
  boardnote: {
    pl: { one: 'notatka na tablicy', few: 'notatki na tablicach', many: 'notatek na tablicach' },
    en: { one: 'note on a board', few: 'notes on boards', many: 'notes on boards' },
  },
};

export interface Use {
  of: string;
  count: number;
}

/** `3 umowy, 1 aneks` */
export function usesText(uses: readonly Use[], locale: Locale): string {
  return uses
    .flatMap(({ of, count }) => {
      const word = USES[of];
      return word ? [countText(count, word, locale)] : [];
    })
    .join(', ');
}

const pl = {
  title: 'Słownik',
  list: 'Słowniki',
  loading: 'Wczytujemy słownik',
  failed: 'Nie udało się wczytać słownika',
  missing: {
    title: 'Nie ma takiego słownika',
    text: 'Sprawdź adres albo wybierz słownik z listy.',
  },
  about: {
    office: 'Pozycje dodaje urząd. Pozycja, której nic nie używa, może zostać usunięta.',
    rules: 'Kody czytają przepisy i formularze, więc są stałe. Możesz zmienić nazwy, kolejność i kolor.',
    register:
      'Kody pochodzą z rejestru urzędowego, więc są stałe. Możesz zmienić nazwy, kolejność, kolor i ważność.',
    places: 'Miejscowości z rejestrów TERC i SIMC i te, które dodał urząd. Wybiera się je w adresach.',
  },
  importPlaces: 'Wczytaj z TERC i SIMC',
  readIn: (where: string) => `Te nazwy czyta: ${where}.`,
  shippedWords: 'Ekrany i pisma mają jeszcze nazwy z wydania systemu, wyszukiwanie w słowniku już te.',
  search: 'Szukaj pozycji',
  add: 'Dodaj pozycję',
  tabsLabel: 'Stan pozycji',
  tabs: { active: 'W użyciu', archived: 'Archiwum', all: 'Wszystkie' },
  number: 'Kolejność',
  name: 'Nazwa',
  nameEn: 'Nazwa po angielsku',
  code: 'Kod',
  color: 'Kolor',
  noColor: 'Bez koloru',
  colors: {
    grey: 'szary',
    blue: 'niebieski',
    orange: 'pomarańczowy',
    purple: 'fioletowy',
    green: 'zielony',
    red: 'czerwony',
  },
  validity: 'Ważność',
  from: 'Oferowana od',
  to: 'Oferowana do',
  always: 'Zawsze',
  since: (day: string) => `od ${day}`,
  until: (day: string) => `do ${day}`,
  isArchived: 'W archiwum',
  up: (name: string) => `Przesuń w górę: ${name}`,
  down: (name: string) => `Przesuń w dół: ${name}`,
  moved: (name: string, number: number) => `${name}: teraz na miejscu ${number}`,
  moveFailed: 'Pozycja nie została przesunięta',
  more: (name: string) => `Czynności: ${name}`,
  actions: 'Czynności',
  edit: 'Zmień',
  editOf: (name: string) => `Zmień pozycję ${name}`,
  back: 'Wróć',
  save: 'Zapisz',
  saved: 'Pozycja zapisana',
  saveFailed: 'Pozycja nie została zapisana',
  conflict: (name: string) =>
    `Ktoś zmienił tę pozycję w tym czasie, teraz nazywa się „${name}”. Zapisz ponownie, jeśli Twoja wersja ma ją zastąpić.`,
  codeHint: 'Wielkie litery, cyfry i podkreślenia, na przykład BRAK_PODPISU. Kodu nie można później zmienić.',
  bankHint: 'Trzy albo cztery pierwsze cyfry numeru rozliczeniowego banku.',
  codeTaken: 'Ten kod ma już inna pozycja. Wpisz inny.',
  rate: 'Stawka roczna',
  rateDay: 'Obowiązuje od',
  rateHint: 'Do dnia następnej stawki. Nazwa powstaje ze stawki i dnia.',
  numberHint: 'Miejsce na liście. Puste: na końcu.',
  placeholderHint: (text: string) => `W nazwie ${text} oznacza województwo naboru.`,
  daysOrder: 'Ostatni dzień nie może być przed pierwszym.',
  decide: {
    archive: {
      label: 'Przenieś do archiwum',
      title: (name: string) => `Przenieść do archiwum: ${name}?`,
      text: 'Nie będzie można jej wybrać. Tam, gdzie została wybrana wcześniej, nadal będzie miała nazwę.',
      done: 'Pozycja jest w archiwum',
      refused: 'Pozycja nie została przeniesiona',
    },
    restore: {
      label: 'Przywróć',
      title: (name: string) => `Przywrócić: ${name}?`,
      text: 'Znów będzie można ją wybrać.',
      done: 'Pozycja przywrócona',
      refused: 'Pozycja nie została przywrócona',
    },
    delete: {
      label: 'Usuń',
      title: (name: string) => `Usunąć: ${name}?`,
      text: 'Pozycja zniknie ze słownika. Usunąć można tylko taką, której nic nie używa.',
      done: 'Pozycja usunięta',
      refused: 'Pozycja nie została usunięta',
    },
  },
  used: (uses: string) => `Tej pozycji używa: ${uses}. Przenieś ją do archiwum, jeśli nie ma być wybierana.`,
  usedPlace: (uses: string) => `Tę miejscowość ma w adresie: ${uses}. Dlatego zostaje w słowniku.`,
  ofRegister: 'Tę miejscowość ma rejestr SIMC. Usuwa ją tylko wczytanie nowego rejestru.',
  usedRate: (uses: string) => `Tą stawką liczy się odsetki: ${uses}. Zmień ją, jeśli jest błędna.`,
  exportName: 'slownik',
  loadTitle: 'Nie udało się wczytać pozycji',
  nothingFoundHint: 'Szukamy w nazwach i kodach. Sprawdź pisownię albo poszukaj krótszego słowa.',
  nothing: 'Słownik nie ma pozycji',
  nothingText: {
    office: 'Dodaj pierwszą przyciskiem „Dodaj pozycję”.',
    rules: 'Pozycje zapisuje system przy uruchomieniu. Napisz do dostawcy portalu.',
    register: 'Pozycje zapisuje system przy uruchomieniu. Napisz do dostawcy portalu.',
    places: 'Dodaj miejscowość albo wczytaj pliki rejestrów TERC i SIMC.',
  },
  nothingToRead: 'Pozycje dodaje osoba, która prowadzi słowniki.',
  archiveEmpty: 'Archiwum jest puste',
  archiveText: 'Trafiają tu pozycje, których nie można już wybrać.',
  noArchive: 'Pozycji tego słownika nie przenosi się do archiwum.',
};

const en = {
  title: 'Dictionary',
  list: 'Dictionaries',
  loading: 'Loading the dictionary',
  failed: 'The dictionary could not be loaded',
  missing: {
    title: 'There is no such dictionary',
    text: 'Check the address or choose a dictionary from the list.',
  },
  about: {
    office: 'The office adds items. One that nothing uses can be deleted.',
    rules: 'Rules and forms read the codes, so they are fixed. You can change names, order and colour.',
    register:
      'The codes are of an official register, so they are fixed. You can change names, order, colour and days.',
    places:
      'Places of the registers TERC and SIMC and those that the office added. Addresses choose among them.',
  },
  importPlaces: 'Import from TERC and SIMC',
  readIn: (where: string) => `These names are read by: ${where}.`,
  shippedWords:
    'Screens and letters still have the names of the release, the search of the dictionary has these.',
  search: 'Search for an item',
  add: 'Add an item',
  tabsLabel: 'State of the items',
  tabs: { active: 'In use', archived: 'Archive', all: 'All' },
  number: 'Order',
  name: 'Name',
  nameEn: 'English name',
  code: 'Code',
  color: 'Colour',
  noColor: 'No colour',
  colors: {
    grey: 'grey',
    blue: 'blue',
    orange: 'orange',
    purple: 'purple',
    green: 'green',
    red: 'red',
  },
  validity: 'Days',
  from: 'Offered from',
  to: 'Offered to',
  always: 'Always',
  since: (day: string) => `from ${day}`,
  until: (day: string) => `to ${day}`,
  isArchived: 'Archived',
  up: (name: string) => `Move up: ${name}`,
  down: (name: string) => `Move down: ${name}`,
  moved: (name: string, number: number) => `${name}: now at place ${number}`,
  moveFailed: 'The item was not moved',
  more: (name: string) => `Actions: ${name}`,
  actions: 'Actions',
  edit: 'Change',
  editOf: (name: string) => `Change the item ${name}`,
  back: 'Back',
  save: 'Save',
  saved: 'Item saved',
  saveFailed: 'The item was not saved',
  conflict: (name: string) =>
    `Somebody changed this item meanwhile, it is called “${name}” now. Save again if your version is to replace it.`,
  codeHint: 'Capitals, digits and underscores, for example NO_SIGNATURE. The code cannot be changed later.',
  bankHint: 'The first three or four digits of the routing number of the bank.',
  codeTaken: 'Another item has this code already. Enter another one.',
  rate: 'Yearly rate',
  rateDay: 'Holds from',
  rateHint: 'Until the day of the next rate. Its name is made of the rate and the day.',
  numberHint: 'The place on the list. Empty: at the end.',
  placeholderHint: (text: string) => `In a name ${text} stands for the voivodeship of the call.`,
  daysOrder: 'The last day cannot be before the first one.',
  decide: {
    archive: {
      label: 'Archive',
      title: (name: string) => `Archive ${name}?`,
      text: 'It cannot be chosen any more. Where it was chosen before, it keeps its name.',
      done: 'The item is archived',
      refused: 'The item was not archived',
    },
    restore: {
      label: 'Restore',
      title: (name: string) => `Restore ${name}?`,
      text: 'It can be chosen again.',
      done: 'Item restored',
      refused: 'The item was not restored',
    },
    delete: {
      label: 'Delete',
      title: (name: string) => `Delete ${name}?`,
      text: 'The item leaves the dictionary. Only one that nothing uses can be deleted.',
      done: 'Item deleted',
      refused: 'The item was not deleted',
    },
  },
  used: (uses: string) => `This item is used by ${uses}. Archive it if it is not to be chosen any more.`,
  usedPlace: (uses: string) => `Addresses of ${uses} have this place, so it stays in the dictionary.`,
  ofRegister: 'The register SIMC has this place. Only the import of a newer register removes it.',
  usedRate: (uses: string) => `Interest is reckoned with this rate: ${uses}. Change it if it is wrong.`,
  exportName: 'dictionary',
  loadTitle: 'The items could not be loaded',
  nothingFoundHint: 'Names and codes are searched. Check the spelling or try a shorter word.',
  nothing: 'The dictionary has no items',
  nothingText: {
    office: 'Add the first one with “Add an item”.',
    rules: 'The system writes the items when it starts. Write to the provider of the portal.',
    register: 'The system writes the items when it starts. Write to the provider of the portal.',
    places: 'Add a place, or import the files of the registers TERC and SIMC.',
  },
  nothingToRead: 'Who keeps the dictionaries adds items.',
  archiveEmpty: 'The archive is empty',
  archiveText: 'Items that cannot be chosen any more come here.',
  noArchive: 'Items of this dictionary are not archived.',
} satisfies typeof pl;

export const itemMessages: Messages<typeof pl> = { pl, en };
