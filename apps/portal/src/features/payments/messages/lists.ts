import { type CountedWord, countText, type IsoMonth, monthText } from '@urzad/domain';
import type { Locale } from '@urzad/ui';
import type { PaymentTab } from '#shared/entities/payments/payment-tabs';
import type { Messages } from '#shared/i18n/messages';

const COUNTED_CLAIM: Record<Locale, CountedWord> = {
  pl: { one: 'rozliczenie', few: 'rozliczenia', many: 'rozliczeń' },
  en: { one: 'claim', few: 'claims', many: 'claims' },
};

const COUNTED_ITEM: Record<Locale, CountedWord> = {
  pl: { one: 'pozycja', few: 'pozycje', many: 'pozycji' },
  en: { one: 'item', few: 'items', many: 'items' },
};

export const claimsText = (count: number, locale: Locale = 'pl') => countText(count, COUNTED_CLAIM, locale);
export const itemsText = (count: number, locale: Locale = 'pl') => countText(count, COUNTED_ITEM, locale);

const tabsPl: Record<PaymentTab, string> = {
  due: 'Do wypłaty',
  lists: 'Listy wypłat',
  costs: 'Dokumenty kosztowe',
  recoveries: 'Zwroty',
};

const tabsEn: Record<PaymentTab, string> = {
  due: 'To be paid',
  lists: 'Payment lists',
  costs: 'Cost documents',
  recoveries: 'Recoveries',
};

const emptyPl: Record<PaymentTab, { title: string; text: string }> = {
  due: {
    title: 'Żadne rozliczenie nie czeka na wypłatę',
    text: 'Rozliczenie pojawi się tutaj po zatwierdzeniu i zostanie do chwili, gdy trafi na listę wypłat.',
  },
  lists: {
    title: 'Nie ma jeszcze list wypłat',
    text: 'Listę utworzysz z rozliczeń, które czekają na wypłatę.',
  },
  costs: {
    title: 'Nie ma jeszcze dokumentów kosztowych',
    text: 'Są tutaj faktury i rachunki z rozliczeń, które uczestnicy złożyli.',
  },
  recoveries: {
    title: 'Nikt nie ma nic do zwrotu',
    text: 'Zwrot rozpoczyna kierownik na stronie wypłaconego rozliczenia.',
  },
};

const emptyEn: Record<PaymentTab, { title: string; text: string }> = {
  due: {
    title: 'No claim waits to be paid',
    text: 'A claim is here from its approval until it is put on a payment list.',
  },
  lists: {
    title: 'There are no payment lists yet',
    text: 'A list is made of claims that wait to be paid.',
  },
  costs: {
    title: 'There are no cost documents yet',
    text: 'Invoices and bills of the claims that participants have submitted are here.',
  },
  recoveries: {
    title: 'Nobody has anything to return',
    text: 'A manager begins a recovery on the page of a paid claim.',
  },
};

const pl = {
  title: 'Rachunki i wypłaty',
  dueTitle: 'Do wypłaty',
  nothingWaits: 'Żadne rozliczenie nie czeka na wypłatę.',
  waiting: (count: number, sum: string) => `Do wypłaty: ${claimsText(count)}, razem ${sum}.`,
  overdue: (count: number) => `Po terminie: ${count}.`,
  search: 'Szukaj: numer, nazwisko',
  tabsLabel: 'Widoki wypłat',
  tabs: tabsPl,
  empty: emptyPl,
  toDue: 'Zobacz rozliczenia do wypłaty',
  nothingFoundHint: 'Sprawdź pisownię albo wpisz samo nazwisko lub początek numeru.',
  loadTitle: 'Nie udało się wczytać listy',
  files: { due: 'do-wyplaty', lists: 'listy-wyplat', costs: 'dokumenty-kosztowe', recoveries: 'zwroty' },

  claim: 'Rozliczenie',
  person: 'Uczestnik',
  of: (child: string, month: IsoMonth) => `${child}, ${monthText(month)}`,
  account: 'Rachunek',
  accountEnd: (digits: string) => `•••• ${digits}`,
  noAccount: 'brak numeru',
  changedAccount: 'zmieniony',
  changedFrom: (end: string) => `zmieniony, był •••• ${end}`,
  statement: (number: string) => `Oświadczenie ${number}`,
  statementOnPaper: 'Oświadczenie w sprawie',
  returned: 'bank zwrócił przelew',
  correction: 'wyrównanie',
  esf: 'EFS+',
  state: 'Budżet p.',
  amount: 'Kwota',

  list: 'Lista',
  items: (count: number) => itemsText(count),
  date: 'Dzień wypłaty',
  prepared: 'Przygotowanie',
  approved: 'Zatwierdzenie',
  notYet: 'jeszcze nie',
  asked: 'czeka na zatwierdzenie',

  document: 'Dokument',
  documentDate: 'Data',
  seller: 'Wystawca',
  kind: 'Rodzaj kosztu',
  paid: 'Zapłacono',
  accepted: 'Uznano',
  undecided: 'jeszcze nie',
  noNumber: 'bez numeru',
};

const en = {
  title: 'Bills and payments',
  dueTitle: 'To be paid',
  nothingWaits: 'No claim waits to be paid.',
  waiting: (count: number, sum: string) => `To be paid: ${claimsText(count, 'en')}, ${sum} in total.`,
  overdue: (count: number) => `Overdue: ${count}.`,
  search: 'Search: number, surname',
  tabsLabel: 'Views of payments',
  tabs: tabsEn,
  empty: emptyEn,
  toDue: 'See the claims to be paid',
  nothingFoundHint: 'Check the spelling, or enter just the surname or the beginning of the number.',
  loadTitle: 'The list could not be loaded',
  files: { due: 'to-be-paid', lists: 'payment-lists', costs: 'cost-documents', recoveries: 'recoveries' },

  claim: 'Claim',
  person: 'Participant',
  of: (child: string, month: IsoMonth) => `${child}, ${monthText(month, 'en')}`,
  account: 'Account',
  accountEnd: (digits: string) => `•••• ${digits}`,
  noAccount: 'no number',
  changedAccount: 'changed',
  changedFrom: (end: string) => `changed, was •••• ${end}`,
  statement: (number: string) => `Statement ${number}`,
  statementOnPaper: 'Statement in the case',
  returned: 'returned by the bank',
  correction: 'adjustment',
  esf: 'ESF+',
  state: 'State b.',
  amount: 'Amount',

  list: 'List',
  items: (count: number) => itemsText(count, 'en'),
  date: 'Day of payment',
  prepared: 'Prepared',
  approved: 'Approved',
  notYet: 'not yet',
  asked: 'waits for approval',

  document: 'Document',
  documentDate: 'Date',
  seller: 'Issued by',
  kind: 'Kind of cost',
  paid: 'Paid',
  accepted: 'Accepted',
  undecided: 'not yet',
  noNumber: 'no number',
} satisfies typeof pl;

export const listsMessages: Messages<typeof pl> = { pl, en };
