import type { Messages } from '../../shared/i18n/messages';

const pl = {
  staffPanel: 'Panel pracownika',
  project: 'Projekt',
  registrations: 'Zgłoszenia',
  search: 'Szukaj: numer, nazwisko',
  searchTitle: 'Szukaj zgłoszenia',
  menu: 'Menu',
  toDark: 'Włącz ciemny wygląd',
  toLight: 'Włącz jasny wygląd',
};

const en = {
  staffPanel: 'Staff panel',
  project: 'Project',
  registrations: 'Applications',
  search: 'Search: number, surname',
  searchTitle: 'Search for an application',
  menu: 'Menu',
  toDark: 'Switch to the dark look',
  toLight: 'Switch to the light look',
} satisfies typeof pl;

export const staffMessages: Messages<typeof pl> = { pl, en };
