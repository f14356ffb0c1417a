import { type CountedWord, countText } from '@urzad/domain';
import type { Locale } from '@urzad/ui';
import type { Messages } from '#shared/i18n/messages';

const COUNTED: Record<Locale, CountedWord> = {
  pl: { one: 'słownik', few: 'słowniki', many: 'słowników' },
  en: { one: 'dictionary', few: 'dictionaries', many: 'dictionaries' },
};

const pl = {
  title: 'Słowniki',
  total: (count: number) => countText(count, COUNTED),
  search: 'Szukaj słownika',
  noAccess: 'Nie masz dostępu do słowników',
  noAccessHint: 'Dostęp daje rola z uprawnieniem do słowników. Nadaje ją administrator uprawnień.',
  tabsLabel: 'Rodzaje słowników',
  tabs: { all: 'Wszystkie', office: 'Własne', rules: 'Przepisy', register: 'Rejestry' },
  name: 'Nazwa',
  code: 'Kod',
  kind: 'Rodzaj',
  kinds: {
    office: 'Własny urzędu',
    rules: 'Czytają go przepisy',
    register: 'Rejestr urzędowy',
    places: 'Rejestr i własne',
  },
  active: 'Pozycje',
  archived: 'W archiwum',
  itemsOf: (active: number, archived: number) =>
    archived > 0 ? `pozycje: ${active}, w archiwum: ${archived}` : `pozycje: ${active}`,
  exportName: 'slowniki',
  loadTitle: 'Nie udało się wczytać słowników',
  nothingFoundHint: 'Szukamy w nazwach i kodach słowników. Sprawdź pisownię albo poszukaj krótszego słowa.',
  empty: {
    title: 'Nie ma tu słowników',
    text: 'Słowniki zakłada system przy pierwszym uruchomieniu. Wybierz inną zakładkę.',
  },
};

const en = {
  title: 'Dictionaries',
  total: (count: number) => countText(count, COUNTED, 'en'),
  search: 'Search for a dictionary',
  noAccess: 'You have no access to the dictionaries',
  noAccessHint:
    'A role with the privilege for dictionaries gives it. The permission administrator grants it.',
  tabsLabel: 'Kinds of dictionaries',
  tabs: { all: 'All', office: 'Own', rules: 'Rules', register: 'Registers' },
  name: 'Name',
  code: 'Code',
  kind: 'Kind',
  kinds: {
    office: 'The office’s own',
    rules: 'Read by rules',
    register: 'Official register',
    places: 'Register and own',
  },
  active: 'Items',
  archived: 'Archived',
  itemsOf: (active: number, archived: number) =>
    archived > 0 ? `items: ${active}, archived: ${archived}` : `items: ${active}`,
  exportName: 'dictionaries',
  loadTitle: 'The dictionaries could not be loaded',
  nothingFoundHint: 'Names and codes of dictionaries are searched. Check the spelling or try a shorter word.',
  empty: {
    title: 'There are no dictionaries here',
    text: 'The system makes the dictionaries when it is first started. Choose another tab.',
  },
} satisfies typeof pl;

export const libraryMessages: Messages<typeof pl> = { pl, en };
