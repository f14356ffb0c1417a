import { type IsoMonth, monthName, monthText } from '@urzad/domain';
import type { Messages } from '#shared/i18n/messages';

/** Texts of the claims of a parent. */
const pl = {
  title: 'Rozliczenia',
  lead: 'Co miesiąc rozliczasz opiekę nad dzieckiem, a my zwracamy jej koszt.',
  loading: 'Wczytujemy Twoje rozliczenia',
  failed: 'Nie udało się wczytać rozliczeń',
  dueTitle: 'Miesiące do rozliczenia',
  dueFailed: 'Nie udało się wczytać miesięcy do rozliczenia',
  settle: (month: IsoMonth) => `Rozlicz ${monthName(month)}`,
  goOn: 'Dokończ rozliczenie',
  correct: 'Popraw rozliczenie',
  sign: 'Przejdź do podpisu',
  prepare: 'Przygotuj fakturę z placówki i potwierdzenie zapłaty. Zajmie to około 3 minut.',
  to: (day: string) => `do ${day}`,
  late: (day: string) => `Termin minął: ${day}. Przyjmiemy rozliczenie, ale pieniądze przyjdą później.`,
  upTo: (amount: string) => `Zwrot do ${amount}`,
  of: (month: IsoMonth, child: string) => `${monthText(month)}, ${child}`,
  month: 'Miesiąc',
  status: 'Stan',
  number: 'Numer',
  refund: 'Zwrot',
  sent: 'Złożone',
  notSent: 'jeszcze nie',
  open: 'Otwórz rozliczenie',
  emptyTitle: 'Nie masz jeszcze rozliczeń',
  emptyDue: 'Wybierz wyżej miesiąc do rozliczenia. Złożone rozliczenia znajdziesz tutaj.',
  emptyMember:
    'Pierwszy miesiąc rozliczysz po jego zakończeniu. Zachowaj fakturę z placówki i potwierdzenie zapłaty.',
  emptyNone: 'Rozliczenia pojawią się tutaj, gdy podpiszesz umowę i zacznie się dofinansowanie.',
  toPanel: 'Przejdź do panelu uczestnika',
  toRegistrations: 'Zobacz swoje zgłoszenia',
};

const en = {
  title: 'Claims',
  lead: 'Each month you settle the care of the child, and we refund its cost.',
  loading: 'Loading your claims',
  failed: 'Your claims could not be loaded',
  dueTitle: 'Months to be settled',
  dueFailed: 'The months to settle could not be loaded',
  settle: (month: IsoMonth) => `Settle ${monthName(month, 'en')}`,
  goOn: 'Finish the claim',
  correct: 'Correct the claim',
  sign: 'Go to the signature',
  prepare: 'Have the invoice of the facility and the proof of payment ready. It takes about 3 minutes.',
  to: (day: string) => `until ${day}`,
  late: (day: string) => `The deadline passed on ${day}. We take the claim, but the money will come later.`,
  upTo: (amount: string) => `Refund up to ${amount}`,
  of: (month: IsoMonth, child: string) => `${monthText(month, 'en')}, ${child}`,
  month: 'Month',
  status: 'Status',
  number: 'Number',
  refund: 'Refund',
  sent: 'Submitted',
  notSent: 'not yet',
  open: 'Open the claim',
  emptyTitle: 'You have no claims yet',
  emptyDue: 'Choose a month to settle above. You find submitted claims here.',
  emptyMember:
    'You settle the first month after its end. Keep the invoice of the facility and the proof of payment.',
  emptyNone: 'Claims appear here when you have signed the contract and the co-funding has begun.',
  toPanel: 'Go to the participant panel',
  toRegistrations: 'See your applications',
} satisfies typeof pl;

export const claimListMessages: Messages<typeof pl> = { pl, en };
