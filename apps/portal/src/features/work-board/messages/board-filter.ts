import type { Messages } from '#shared/i18n/messages';

const pl = {
  filters: 'Filtry',
  filtersOn: (count: number) => `Filtry: ${count}`,
  search: 'Szukaj: numer, nazwisko',
  owner: 'Kto prowadzi',
  anybody: 'Wszystkie osoby',
  nobody: 'Bez osoby',
  label: 'Etykieta notatki',
  anyLabel: 'Dowolna',
  clear: 'Wyczyść filtry',
  narrowed: 'Tablica pokazuje tylko to, co pasuje do filtrów.',
};

const en = {
  filters: 'Filters',
  filtersOn: (count: number) => `Filters: ${count}`,
  search: 'Search: number, surname',
  owner: 'In charge',
  anybody: 'Everybody',
  nobody: 'Nobody yet',
  label: 'Label of a note',
  anyLabel: 'Any',
  clear: 'Clear the filters',
  narrowed: 'The board shows only what matches the filters.',
} satisfies typeof pl;

export const boardFilterMessages: Messages<typeof pl> = { pl, en };
