import { type CountedWord, countText } from '@urzad/domain';
import type { Locale } from '@urzad/ui';
import type { CaseTab } from '#shared/entities/office-cases/case-list';
import { caseTabWords } from '#shared/entities/office-cases/case-tab-words';
import type { Messages } from '#shared/i18n/messages';

const COUNTED_CASE: Record<Locale, CountedWord> = {
  pl: { one: 'sprawa', few: 'sprawy', many: 'spraw' },
  en: { one: 'case', few: 'cases', many: 'cases' },
};

const emptyPl: Record<CaseTab, { title: string; text: string }> = {
  mine: { title: 'Nie prowadzisz żadnej sprawy', text: 'Zajrzyj do wolnych i przejmij pierwszą z nich.' },
  unassigned: {
    title: 'Każda sprawa ma osobę prowadzącą',
    text: 'Gdy przyjdzie nowa, pojawi się tutaj w ciągu minuty.',
  },
  overdue: {
    title: 'Żadna sprawa nie jest po terminie',
    text: 'Sprawa jest tutaj od dnia po terminie do jej zakończenia.',
  },
  live: {
    title: 'Nie ma teraz spraw do załatwienia',
    text: 'Zakończone sprawy są na karcie „Wszystkie”.',
  },
  all: {
    title: 'Nie ma jeszcze spraw',
    text: 'Pierwsza pojawi się tutaj, gdy ktoś złoży zgłoszenie albo napisze do urzędu.',
  },
};

const emptyEn: Record<CaseTab, { title: string; text: string }> = {
  mine: {
    title: 'You are in charge of no case',
    text: 'Look at the unassigned ones and take the first of them.',
  },
  unassigned: {
    title: 'Every case has an officer in charge',
    text: 'A new one will appear here within a minute.',
  },
  overdue: {
    title: 'No case is overdue',
    text: 'A case is here from the day after its deadline until it is ended.',
  },
  live: { title: 'There is no case to settle now', text: 'Ended cases are on the tab “All”.' },
  all: {
    title: 'There are no cases yet',
    text: 'The first one will appear when somebody submits an application or writes to the office.',
  },
};

const pl = {
  title: 'Sprawy',
  total: (count: number) => `${countText(count, COUNTED_CASE)} w toku`,
  search: 'Szukaj: znak, nazwisko',
  noAccess: 'Nie masz uprawnień do oglądania spraw',
  noAccessHint: 'Jeśli to część Twojej pracy, poproś administratora o rolę pracownika merytorycznego.',
  tabsLabel: 'Widoki spraw',
  tabs: caseTabWords.pl,
  empty: emptyPl,
  goToUnassigned: 'Zobacz wolne',
  nothingFoundHint: 'Sprawdź pisownię albo wpisz samo nazwisko lub początek znaku.',
  exportName: 'sprawy',
  loadTitle: 'Nie udało się wczytać spraw',
  sign: 'Znak sprawy',
  person: 'Wnioskodawca i temat',
  kind: 'Rodzaj',
  priority: 'Priorytet',
  lastDate: 'Ostatnio',
  createDate: 'Wpłynęła',
  unread: 'nieprzeczytane',
  lead: (name: string) => `prowadzi ${name}`,
  nobody: 'nikt nie prowadzi',
  waits: (day: string) => `czekamy do ${day}`,
};

const en = {
  title: 'Cases',
  total: (count: number) => `${countText(count, COUNTED_CASE, 'en')} in progress`,
  search: 'Search: sign, surname',
  noAccess: 'You have no permission to see cases',
  noAccessHint: 'If this is part of your work, ask the administrator for the role of an officer.',
  tabsLabel: 'Views of cases',
  tabs: caseTabWords.en,
  empty: emptyEn,
  goToUnassigned: 'See the unassigned',
  nothingFoundHint: 'Check the spelling, or enter just the surname or the beginning of the sign.',
  exportName: 'cases',
  loadTitle: 'The cases could not be loaded',
  sign: 'Sign of the case',
  person: 'Applicant and subject',
  kind: 'Kind',
  priority: 'Priority',
  lastDate: 'Latest',
  createDate: 'Received',
  unread: 'unread',
  lead: (name: string) => `in charge: ${name}`,
  nobody: 'nobody in charge',
  waits: (day: string) => `waiting until ${day}`,
} satisfies typeof pl;

export const caseListMessages: Messages<typeof pl> = { pl, en };
