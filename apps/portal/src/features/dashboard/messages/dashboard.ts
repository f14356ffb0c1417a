import type { CallLine } from '@urzad/contract';
import { type CountedWord, countText, type Locale, numberText } from '@urzad/domain';
import { COUNTED_REGISTRATION } from '@urzad/grants';
import type { Messages } from '#shared/i18n/messages';

type NextCode = NonNullable<CallLine['next']>['code'];

const CLAIM: Record<Locale, CountedWord> = {
  pl: { one: 'rozliczenie', few: 'rozliczenia', many: 'rozliczeń' },
  en: { one: 'claim', few: 'claims', many: 'claims' },
};

const nextPl: Record<NextCode, (day: string) => string> = {
  announced: (day) => `ogłoszenie ${day}`,
  opens: (day) => `początek ${day}`,
  closes: (day) => `koniec ${day}`,
  reserve: (day) => `rezerwa do ${day}`,
};

const nextEn: Record<NextCode, (day: string) => string> = {
  announced: (day) => `announced on ${day}`,
  opens: (day) => `opens on ${day}`,
  closes: (day) => `closes on ${day}`,
  reserve: (day) => `reserve until ${day}`,
};

const pl = {
  title: 'Pulpit',
  loading: 'Wczytujemy pulpit',

  approve: 'Zatwierdź listę wypłat',
  approveText: (count: number, sum: string, name: string) =>
    `${countText(count, CLAIM)}, razem ${sum}. Przygotowanie: ${name}.`,
  approveAction: 'Sprawdź i zatwierdź',
  payDay: (day: string) => `Dzień wypłaty: ${day}.`,
  lateText: (late: number, all: number) => `${numberText(late)} po terminie, razem czeka ${numberText(all)}.`,
  openList: 'Otwórz listę',
  mostOverdue: 'Najdłużej po terminie',

  waiting: 'Czeka na mnie',
  nothingWaits: 'Nic na Ciebie nie czeka.',
  overdue: (count: number) => `${numberText(count)} po terminie`,

  week: 'Ten tydzień',
  nothingThisWeek: 'W ciągu 7 dni nie mija żaden termin.',
  today: 'dziś',
  times: (name: string, count: number) => `${name}: ${numberText(count)}`,

  team: 'Po terminie w zespole',
  ofOpen: (late: number, open: number) => `${numberText(late)} z ${numberText(open)} otwartych`,
  nothingLate: 'Nic w zespole nie jest po terminie.',
  number: 'Numer',
  what: 'Co czeka',
  owner: 'Prowadzi',
  ledBy: (name: string) => `prowadzi ${name}`,
  nobody: 'nikt',
  term: 'Termin',
  earlier: 'Poprzednie',
  later: 'Następne',
  pageOf: (page: number, pages: number) => `strona ${numberText(page)} z ${numberText(pages)}`,

  calls: 'Nabory',
  allCalls: 'Wszystkie nabory',
  noCalls: 'Nie ma jeszcze naborów.',
  call: 'Nabór',
  status: 'Status',
  applications: 'Zgłoszenia',
  countedApplications: (count: number) => countText(count, COUNTED_REGISTRATION),
  places: 'Miejsca zajęte',
  placesOf: (taken: number, all: number) => `${numberText(taken)} z ${numberText(all)}`,
  budget: 'Budżet wolny',
  taken: (percent: string) => `zajęte ${percent}`,
  next: 'Najbliższy termin',
  nextTerm: nextPl,

  money: 'Wypłaty według źródeł',
  moneyOfMonths: 'Wypłaty w ostatnich sześciu miesiącach',
  thousands: 'tys. zł',
  bills: 'Rachunki',
  month: 'Miesiąc',
  esf: 'EFS+',
  state: 'Budżet państwa',
  esfColumn: 'EFS+, zł',
  stateColumn: 'Budżet państwa, zł',
  sumColumn: 'Razem, zł',
  fromStart: 'Od początku',
  returned: (sum: string) => `Uczestnicy zwrócili ${sum}.`,
  budgetBar: (paid: string, reserved: string, free: string) =>
    `Budżet naborów: wypłacone ${paid}, zarezerwowane ${reserved}, wolne ${free}`,
  paid: (percent: string) => `Wypłacone, ${percent}`,
  reserved: (percent: string) => `W umowach i rezerwacjach, ${percent}`,
  free: (percent: string) => `Wolne, ${percent}`,
  wholeBudget: 'Budżet naborów',
};

const en = {
  title: 'Dashboard',
  loading: 'Loading the dashboard',

  approve: 'Approve the payment list',
  approveText: (count: number, sum: string, name: string) =>
    `${countText(count, CLAIM, 'en')}, ${sum} in all. Prepared by ${name}.`,
  approveAction: 'Check and approve',
  payDay: (day: string) => `Day of the payment: ${day}.`,
  lateText: (late: number, all: number) =>
    `${numberText(late, 'en')} overdue, ${numberText(all, 'en')} waiting in all.`,
  openList: 'Open the list',
  mostOverdue: 'Overdue the longest',

  waiting: 'Waiting for me',
  nothingWaits: 'Nothing is waiting for you.',
  overdue: (count: number) => `${numberText(count, 'en')} overdue`,

  week: 'This week',
  nothingThisWeek: 'No deadline falls within 7 days.',
  today: 'today',
  times: (name: string, count: number) => `${name}: ${numberText(count, 'en')}`,

  team: 'Overdue in the team',
  ofOpen: (late: number, open: number) => `${numberText(late, 'en')} of ${numberText(open, 'en')} open`,
  nothingLate: 'Nothing in the team is overdue.',
  number: 'Number',
  what: 'What waits',
  owner: 'In charge',
  ledBy: (name: string) => `in charge: ${name}`,
  nobody: 'nobody',
  term: 'Deadline',
  earlier: 'Previous',
  later: 'Next',
  pageOf: (page: number, pages: number) => `page ${numberText(page, 'en')} of ${numberText(pages, 'en')}`,

  calls: 'Calls',
  allCalls: 'All calls',
  noCalls: 'There are no calls yet.',
  call: 'Call',
  status: 'Status',
  applications: 'Applications',
  countedApplications: (count: number) => countText(count, COUNTED_REGISTRATION, 'en'),
  places: 'Places taken',
  placesOf: (taken: number, all: number) => `${numberText(taken, 'en')} of ${numberText(all, 'en')}`,
  budget: 'Free budget',
  taken: (percent: string) => `${percent} taken`,
  next: 'Next deadline',
  nextTerm: nextEn,

  money: 'Payments by source',
  moneyOfMonths: 'Payments of the last six months',
  thousands: 'thousand zł',
  bills: 'Bills',
  month: 'Month',
  esf: 'ESF+',
  state: 'State budget',
  esfColumn: 'ESF+, zł',
  stateColumn: 'State budget, zł',
  sumColumn: 'Together, zł',
  fromStart: 'From the beginning',
  returned: (sum: string) => `Participants have returned ${sum}.`,
  budgetBar: (paid: string, reserved: string, free: string) =>
    `Budget of the calls: paid ${paid}, reserved ${reserved}, free ${free}`,
  paid: (percent: string) => `Paid, ${percent}`,
  reserved: (percent: string) => `In contracts and reserved, ${percent}`,
  free: (percent: string) => `Free, ${percent}`,
  wholeBudget: 'Budget of the calls',
} satisfies typeof pl;

export const dashboardMessages: Messages<typeof pl> = { pl, en };
