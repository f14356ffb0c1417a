import { COUNTED, countText, type IsoMonth, monthName } from '@urzad/domain';
import type { CoFundingTab } from '#shared/entities/co-fundings/co-funding-list';
import type { Messages } from '#shared/i18n/messages';

const tabsPl: Record<CoFundingTab, string> = {
  running: 'W realizacji',
  planned: 'Zaplanowane',
  suspended: 'Zawieszone',
  all: 'Wszystkie',
};

const tabsEn: Record<CoFundingTab, string> = {
  running: 'Running',
  planned: 'Planned',
  suspended: 'Suspended',
  all: 'All',
};

const emptyPl: Record<CoFundingTab, { title: string; text: string }> = {
  running: {
    title: 'Żadne dofinansowanie nie trwa',
    text: 'Dofinansowanie zaczyna się w swoim pierwszym dniu, gdy przyjęto zaświadczenie o podjęciu pracy.',
  },
  planned: { title: 'Nie ma zaplanowanego dofinansowania', text: 'Pojawi się tutaj po podpisaniu umowy.' },
  suspended: { title: 'Żadne dofinansowanie nie jest zawieszone', text: 'Trwające są na karcie obok.' },
  all: { title: 'Nie ma jeszcze dofinansowania', text: 'Pierwsze pojawi się po podpisaniu umowy.' },
};

const emptyEn: Record<CoFundingTab, { title: string; text: string }> = {
  running: {
    title: 'No co-funding is running',
    text: 'Co-funding begins on its first day when the certificate of the start of work is accepted.',
  },
  planned: { title: 'No co-funding is planned', text: 'It appears here when a contract is signed.' },
  suspended: { title: 'No co-funding is suspended', text: 'Those that run are on the tab beside.' },
  all: { title: 'There is no co-funding yet', text: 'The first appears when a contract is signed.' },
};

/** Texts of the list of co-funding and of one of them. */
const pl = {
  title: 'Dofinansowanie',
  total: (count: number) => `Razem: ${count}`,
  search: 'Szukaj: dziecko, numer',
  tabsLabel: 'Widoki dofinansowania',
  tabs: tabsPl,
  empty: emptyPl,
  nothingFoundHint: 'Sprawdź pisownię albo wpisz numer uczestnika.',
  noAccess: 'Nie masz dostępu do listy dofinansowania',
  noAccessHint: 'O dostęp poproś administratora uprawnień.',
  loadTitle: 'Nie udało się wczytać dofinansowania',
  exportName: 'dofinansowanie',
  child: 'Dziecko',
  from: 'Od',
  to: 'Do',
  months: 'Miesiące',
  monthsOf: (used: number, total: number) => `${used} z ${total}`,
  money: 'Wypłacono',
  paidOf: (paid: string, total: string) => `${paid} z ${total}`,
  of: (child: string) => `Dofinansowanie: ${child}`,
  panel: 'Panel uczestnika',
  loading: 'Wczytujemy dofinansowanie',
  failed: 'Nie udało się wczytać dofinansowania',
  missing: { title: 'Nie ma takiego dofinansowania', text: 'Sprawdź adres albo wróć do panelu.' },
  period: (from: string, to: string) => `${from} – ${to}`,
  terms: 'Warunki',
  rate: 'Zwracamy',
  rateOf: (percent: string) => `${percent} kosztu`,
  limit: 'Limit',
  cost: 'Koszt w umowie',
  monthly: (amount: string) => `${amount} miesięcznie`,
  account: 'Na rachunek',
  contract: 'Umowa',
  participant: 'Uczestnik',
  esf: 'Z Funduszu Europejskiego',
  state: 'Z budżetu państwa',
  count: (total: number) => countText(total, COUNTED.month),
  certificate: 'Brakuje zaświadczenia o podjęciu pracy',
  certificateText: (day: string) =>
    `Dofinansowanie zacznie się, gdy urząd przyjmie zaświadczenie od pracodawcy. Jest potrzebne do ${day}`,
  history: 'Przebieg',
  replaced: {
    title: 'Zastąpione aneksem',
    text: (day: string) => `Od ${day} obowiązują warunki z aneksu. Tu zostały wcześniejsze miesiące.`,
    show: (number: string) => `Zobacz nowe dofinansowanie ${number}`,
  },
  settle: {
    title: (month: IsoMonth) => `Rozliczenie za ${monthName(month)}`,
    text: 'Przygotuj fakturę z placówki i potwierdzenie zapłaty. Zajmie to około 3 minut.',
  },
};

const en = {
  title: 'Co-funding',
  total: (count: number) => `In total: ${count}`,
  search: 'Search: child, number',
  tabsLabel: 'Views of co-funding',
  tabs: tabsEn,
  empty: emptyEn,
  nothingFoundHint: 'Check the spelling, or type the number of the participant.',
  noAccess: 'You have no access to the list of co-funding',
  noAccessHint: 'Ask the administrator of privileges for it.',
  loadTitle: 'The co-funding could not be loaded',
  exportName: 'co-funding',
  child: 'Child',
  from: 'From',
  to: 'Until',
  months: 'Months',
  monthsOf: (used: number, total: number) => `${used} of ${total}`,
  money: 'Paid',
  paidOf: (paid: string, total: string) => `${paid} of ${total}`,
  of: (child: string) => `Co-funding: ${child}`,
  panel: 'Participant panel',
  loading: 'Loading the co-funding',
  failed: 'The co-funding could not be loaded',
  missing: { title: 'There is no such co-funding', text: 'Check the address or go back to the panel.' },
  period: (from: string, to: string) => `${from} to ${to}`,
  terms: 'Terms',
  rate: 'We pay back',
  rateOf: (percent: string) => `${percent} of the cost`,
  limit: 'Upper limit',
  cost: 'Cost in the contract',
  monthly: (amount: string) => `${amount} a month`,
  account: 'To the account',
  contract: 'Contract',
  participant: 'Participant',
  esf: 'From the European fund',
  state: 'From the state budget',
  count: (total: number) => countText(total, COUNTED.month, 'en'),
  certificate: 'The certificate of the start of work is missing',
  certificateText: (day: string) =>
    `The co-funding begins when the office has accepted the certificate of the employer. It is needed by ${day}.`,
  history: 'Course',
  replaced: {
    title: 'Replaced by an annex',
    text: (day: string) => `From ${day} the annex holds. The months before it stay here.`,
    show: (number: string) => `See the new co-funding ${number}`,
  },
  settle: {
    title: (month: IsoMonth) => `Claim for ${monthName(month, 'en')}`,
    text: 'Have the invoice of the facility and the proof of payment ready. It takes about 3 minutes.',
  },
} satisfies typeof pl;

export const coFundingsMessages: Messages<typeof pl> = { pl, en };
