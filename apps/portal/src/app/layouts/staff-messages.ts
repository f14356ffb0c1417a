import type { Messages } from '#shared/i18n/messages';

const pl = {
  staffPanel: 'Panel pracownika',
  officeQueue: 'Zgłoszenia do oceny',
  search: 'Szukaj: numer, nazwisko',
  searchTitle: 'Szukaj osoby albo dokumentu',
  menu: 'Menu',
  lockSoon: 'Za chwilę zablokujemy ekran, aby nikt inny nie zobaczył danych. Zapisane dane są bezpieczne.',
};

const en = {
  staffPanel: 'Staff panel',
  officeQueue: 'Applications to assess',
  search: 'Search: number, surname',
  searchTitle: 'Search for a person or a document',
  menu: 'Menu',
  lockSoon:
    'The screen will be locked in a moment, so that nobody else sees the data. What was saved is safe.',
} satisfies typeof pl;

export const staffMessages: Messages<typeof pl> = { pl, en };
