import { type CountedWord, countText } from '@urzad/domain';
import type { Locale } from '@urzad/ui';
import type { ClaimTab } from '#shared/entities/claims/claim-list';
import type { Messages } from '#shared/i18n/messages';

const COUNTED_CLAIM: Record<Locale, CountedWord> = {
  pl: { one: 'rozliczenie', few: 'rozliczenia', many: 'rozliczeń' },
  en: { one: 'claim', few: 'claims', many: 'claims' },
};

const tabsPl: Record<ClaimTab, string> = {
  submitted: 'Do wzięcia',
  verification: 'W sprawdzaniu',
  to_correct: 'Do poprawy',
  verified: 'Do zatwierdzenia',
  approved: 'Zatwierdzone',
  all: 'Wszystkie',
};

const tabsEn: Record<ClaimTab, string> = {
  submitted: 'To be taken',
  verification: 'Being checked',
  to_correct: 'To be corrected',
  verified: 'To be approved',
  approved: 'Approved',
  all: 'All',
};

const emptyPl: Record<ClaimTab, { title: string; text: string }> = {
  submitted: {
    title: 'Żadne rozliczenie nie czeka na sprawdzenie',
    text: 'Rozliczenie jest tutaj, gdy złoży je uczestnik.',
  },
  verification: {
    title: 'Nikt teraz nie sprawdza rozliczeń',
    text: 'Rozliczenie jest tutaj od chwili, gdy ktoś je weźmie, do końca sprawdzania.',
  },
  to_correct: {
    title: 'Żadne rozliczenie nie czeka na poprawę',
    text: 'Rozliczenie jest tutaj, gdy poprosisz uczestnika o poprawę pozycji.',
  },
  verified: {
    title: 'Żadne rozliczenie nie czeka na zatwierdzenie',
    text: 'Rozliczenie jest tutaj po sprawdzeniu. Zatwierdza je inna osoba.',
  },
  approved: {
    title: 'Żadne zatwierdzone rozliczenie nie czeka na wypłatę',
    text: 'Rozliczenie jest tutaj od zatwierdzenia do dodania do listy wypłat.',
  },
  all: {
    title: 'Nie ma jeszcze rozliczeń',
    text: 'Pierwsze pojawi się tutaj, gdy złoży je uczestnik.',
  },
};

const emptyEn: Record<ClaimTab, { title: string; text: string }> = {
  submitted: {
    title: 'No claim waits to be checked',
    text: 'A claim is here when a participant has submitted it.',
  },
  verification: {
    title: 'Nobody checks a claim now',
    text: 'A claim is here from the moment somebody takes it until the check ends.',
  },
  to_correct: {
    title: 'No claim waits for a correction',
    text: 'A claim is here when you ask the participant to correct lines of it.',
  },
  verified: {
    title: 'No claim waits to be approved',
    text: 'A claim is here when it was checked. Another person approves it.',
  },
  approved: {
    title: 'No approved claim waits to be paid',
    text: 'A claim is here from its approval until it is added to a payment list.',
  },
  all: {
    title: 'There are no claims yet',
    text: 'The first one will appear when a participant submits it.',
  },
};

const pl = {
  title: 'Rozliczenia',
  total: (count: number) => countText(count, COUNTED_CLAIM),
  search: 'Szukaj: numer, nazwisko',
  noAccess: 'Nie masz uprawnień do oglądania rozliczeń',
  noAccessHint: 'Jeśli rozliczenia są częścią Twojej pracy, poproś administratora o właściwą rolę.',
  tabsLabel: 'Widoki rozliczeń',
  tabs: tabsPl,
  empty: emptyPl,
  nothingFoundHint: 'Sprawdź pisownię albo wpisz samo nazwisko lub początek numeru.',
  ofOne: (person: string) => (person ? `Tylko rozliczenia: ${person}.` : 'Tylko rozliczenia jednej osoby.'),
  showAll: 'Pokaż wszystkie',
  exportName: 'rozliczenia',
  loadTitle: 'Nie udało się wczytać rozliczeń',
  person: 'Uczestnik, dziecko',
  month: 'Miesiąc',
  amount: 'Kwota',
  of: (claimed: string) => `z ${claimed}`,
  verifier: 'Sprawdza',
  me: 'Ja',
  by: (name: string) => `sprawdza ${name}`,
  sent: 'Złożone',
  hasDuplicates: 'Powtórzona faktura',
  duplicate: 'powtórzona faktura',
  isLate: 'Złożone po terminie',
  late: 'po terminie',
};

const en = {
  title: 'Claims',
  total: (count: number) => countText(count, COUNTED_CLAIM, 'en'),
  search: 'Search: number, surname',
  noAccess: 'You have no permission to see claims',
  noAccessHint: 'If claims are part of your work, ask the administrator for the right role.',
  tabsLabel: 'Views of claims',
  tabs: tabsEn,
  empty: emptyEn,
  nothingFoundHint: 'Check the spelling, or enter just the surname or the beginning of the number.',
  ofOne: (person: string) => (person ? `Only the claims of ${person}.` : 'Only the claims of one person.'),
  showAll: 'Show all',
  exportName: 'claims',
  loadTitle: 'The claims could not be loaded',
  person: 'Participant, child',
  month: 'Month',
  amount: 'Amount',
  of: (claimed: string) => `of ${claimed}`,
  verifier: 'Checked by',
  me: 'Me',
  by: (name: string) => `checked by ${name}`,
  sent: 'Submitted',
  hasDuplicates: 'Repeated invoice',
  duplicate: 'repeated invoice',
  isLate: 'Submitted late',
  late: 'late',
} satisfies typeof pl;

export const claimListMessages: Messages<typeof pl> = { pl, en };
