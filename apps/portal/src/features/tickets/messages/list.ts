import { type CountedWord, countText } from '@urzad/domain';
import type { Locale } from '@urzad/ui';
import type { Messages } from '#shared/i18n/messages';
import type { TicketTab } from '../logic/ticket-list';

const COUNTED_TICKET: Record<Locale, CountedWord> = {
  pl: { one: 'zgłoszenie usterki', few: 'zgłoszenia usterek', many: 'zgłoszeń usterek' },
  en: { one: 'ticket', few: 'tickets', many: 'tickets' },
};

const tabsPl: Record<TicketTab, string> = {
  live: 'Do załatwienia',
  mine: 'Moje',
  open: 'Otwarte',
  urgent: 'Pilne',
  normal: 'Zwykłe',
  unassigned: 'Bez osoby',
  waiting: 'Czekają na odpowiedź',
  solved: 'Rozwiązane',
  all: 'Wszystkie',
};

const tabsEn: Record<TicketTab, string> = {
  live: 'To be settled',
  mine: 'Mine',
  open: 'Open',
  urgent: 'Urgent',
  normal: 'Normal',
  unassigned: 'Unassigned',
  waiting: 'Waiting for an answer',
  solved: 'Solved',
  all: 'All',
};

const nonePl = { title: 'Nie ma tu teraz zgłoszeń', text: 'Nowe pojawi się tutaj w ciągu minuty.' };
const noneEn = { title: 'There are no tickets here now', text: 'A new one will appear within a minute.' };

const pl = {
  title: 'Pomoc techniczna',
  total: (count: number) => `${countText(count, COUNTED_TICKET)} do załatwienia`,
  search: 'Szukaj: numer, temat, nazwisko',
  noAccess: 'Nie masz uprawnień do oglądania zgłoszeń usterek',
  noAccessHint: 'Jeśli to część Twojej pracy, poproś administratora o rolę pracownika merytorycznego.',
  tabsLabel: 'Zapisane filtry',
  tabs: tabsPl,
  empty: {
    none: nonePl,
    mine: {
      title: 'Nie prowadzisz żadnego zgłoszenia',
      text: 'Zajrzyj do tych bez osoby i przejmij pierwsze.',
    },
  },
  goToUnassigned: 'Zobacz te bez osoby',
  nothingFoundHint: 'Sprawdź pisownię albo wpisz samo nazwisko lub numer.',
  exportName: 'zgloszenia-usterek',
  loadTitle: 'Nie udało się wczytać zgłoszeń usterek',
  number: 'Numer',
  subject: 'Temat i osoba',
  category: 'Kategoria',
  priority: 'Pilność',
  createDate: 'Wpłynęło',
  lastDate: 'Ostatnio',
  unread: 'nieprzeczytane',
  lead: (name: string) => `prowadzi ${name}`,
  nobody: 'nikt nie prowadzi',
  askOwn: 'Zgłoś usterkę',
  own: 'Zgłoszone przeze mnie',

  mineTitle: 'Pomoc techniczna',
  mineLead: 'Coś w portalu nie działa? Napisz, a pomożemy.',
  mineLoading: 'Wczytujemy Twoje zgłoszenia usterek',
  mineEmpty: 'Nie masz jeszcze zgłoszeń usterek',
  mineEmptyText: 'Gdy coś w portalu nie działa, zgłoś to tutaj. Odpowie Ci człowiek.',
  topic: 'Temat',
  status: 'Status',
  last: 'Ostatnia wiadomość',
  open: 'Otwórz',
  newLetters: (count: number) => (count === 1 ? 'Nowa wiadomość' : `Nowe wiadomości: ${count}`),
};

const en = {
  title: 'Help desk',
  total: (count: number) => `${countText(count, COUNTED_TICKET, 'en')} to be settled`,
  search: 'Search: number, subject, surname',
  noAccess: 'You have no permission to see tickets',
  noAccessHint: 'If this is part of your work, ask the administrator for the role of an officer.',
  tabsLabel: 'Saved filters',
  tabs: tabsEn,
  empty: {
    none: noneEn,
    mine: {
      title: 'You are in charge of no ticket',
      text: 'Look at the unassigned ones and take the first of them.',
    },
  },
  goToUnassigned: 'See the unassigned',
  nothingFoundHint: 'Check the spelling, or enter just the surname or the number.',
  exportName: 'tickets',
  loadTitle: 'The tickets could not be loaded',
  number: 'Number',
  subject: 'Subject and person',
  category: 'Category',
  priority: 'Urgency',
  createDate: 'Received',
  lastDate: 'Latest',
  unread: 'unread',
  lead: (name: string) => `in charge: ${name}`,
  nobody: 'nobody in charge',
  askOwn: 'Report a fault',
  own: 'Reported by me',

  mineTitle: 'Help desk',
  mineLead: 'Does something in the portal not work? Write to us and we will help.',
  mineLoading: 'Loading your tickets',
  mineEmpty: 'You have no tickets yet',
  mineEmptyText: 'When something in the portal does not work, report it here. A person will answer.',
  topic: 'Subject',
  status: 'Status',
  last: 'Latest message',
  open: 'Open',
  newLetters: (count: number) => (count === 1 ? 'New message' : `New messages: ${count}`),
} satisfies typeof pl;

export const ticketListMessages: Messages<typeof pl> = { pl, en };
