import type { Messages } from '../../shared/i18n/messages';

const pl = {
  staffPanel: 'Panel pracownika',
  project: 'Projekt',
  registrations: 'Zgłoszenia',
  search: 'Szukaj: numer, nazwisko',
  searchTitle: 'Szukaj zgłoszenia',
  menu: 'Menu',
};

const en = {
  staffPanel: 'Staff panel',
  project: 'Project',
  registrations: 'Applications',
  search: 'Search: number, surname',
  searchTitle: 'Search for an application',
  menu: 'Menu',
} satisfies typeof pl;

export const staffMessages: Messages<typeof pl> = { pl, en };
