import { type CountedWord, countText } from '@urzad/domain';
import type { Locale } from '@urzad/ui';
import type { AccountTab } from '#shared/entities/accounts/account-list';
import type { Messages } from '#shared/i18n/messages';

const COUNTED_ACCOUNT: Record<Locale, CountedWord> = {
  pl: { one: 'konto', few: 'konta', many: 'kont' },
  en: { one: 'account', few: 'accounts', many: 'accounts' },
};

const tabsPl: Record<AccountTab, string> = {
  staff: 'Urząd',
  citizens: 'Wnioskodawcy',
  locked: 'Zablokowane',
  all: 'Wszystkie',
};
const tabsEn: Record<AccountTab, string> = {
  staff: 'Office',
  citizens: 'Applicants',
  locked: 'Locked',
  all: 'All',
};

const emptyPl: Record<AccountTab, { title: string; text: string }> = {
  staff: { title: 'Nie ma jeszcze kont urzędu', text: 'Dodaj pierwszą osobę przyciskiem „Dodaj osobę”.' },
  citizens: { title: 'Nikt jeszcze nie założył konta', text: 'Wnioskodawcy zakładają konta sami.' },
  locked: { title: 'Żadne konto nie jest zablokowane', text: 'Konto blokuje administrator na jego stronie.' },
  all: { title: 'Nie ma jeszcze kont', text: 'Dodaj pierwszą osobę przyciskiem „Dodaj osobę”.' },
};
const emptyEn: Record<AccountTab, { title: string; text: string }> = {
  staff: {
    title: 'There are no accounts of the office yet',
    text: 'Add the first person with “Add a person”.',
  },
  citizens: {
    title: 'Nobody has created an account yet',
    text: 'Applicants create their accounts themselves.',
  },
  locked: { title: 'No account is locked', text: 'An administrator locks an account on its page.' },
  all: { title: 'There are no accounts yet', text: 'Add the first person with “Add a person”.' },
};

const pl = {
  title: 'Użytkownicy',
  lead: (count: number) => countText(count, COUNTED_ACCOUNT),
  search: 'Szukaj: nazwisko',
  tabsLabel: 'Widoki kont',
  tabs: tabsPl,
  empty: emptyPl,
  nothingFoundHint: 'Sprawdź pisownię albo wpisz samo nazwisko lub początek adresu e-mail.',
  exportName: 'uzytkownicy',
  loadTitle: 'Nie udało się wczytać kont',
  person: 'Osoba',
  roles: 'Role',
  online: 'Ostatnio',
  neverOnline: 'jeszcze nie',
  created: 'Założone',
  secondFactor: 'Drugi składnik',
  add: 'Dodaj osobę',
};

const en = {
  title: 'Users',
  lead: (count: number) => countText(count, COUNTED_ACCOUNT, 'en'),
  search: 'Search: surname',
  tabsLabel: 'Views of accounts',
  tabs: tabsEn,
  empty: emptyEn,
  nothingFoundHint: 'Check the spelling, or enter just the surname or the beginning of the e-mail address.',
  exportName: 'users',
  loadTitle: 'The accounts could not be loaded',
  person: 'Person',
  roles: 'Roles',
  online: 'Last seen',
  neverOnline: 'not yet',
  created: 'Created',
  secondFactor: 'Second factor',
  add: 'Add a person',
} satisfies typeof pl;

export const accountListMessages: Messages<typeof pl> = { pl, en };
