import type { ClaimStatus } from '@urzad/grants';
import type { Messages } from '#shared/i18n/messages';

/** Statuses that the parent only looks at. */
type ShownStatus = Exclude<ClaimStatus, 'draft' | 'to_sign'>;

const statesPl: Record<ShownStatus, string> = {
  submitted: 'Rozliczenie jest u nas. Sprawdzimy je i napiszemy, ile zwrócimy.',
  verification: 'Sprawdzamy Twoje rozliczenie. Napiszemy, jeśli trzeba będzie coś poprawić.',
  to_correct: 'Urząd prosi o poprawę tego rozliczenia.',
  verified: 'Rozliczenie jest sprawdzone i czeka na zatwierdzenie.',
  approved: 'Zatwierdziliśmy całą kwotę. Przelew przygotujemy w ciągu 30 dni.',
  approved_partly: 'Zatwierdziliśmy część kwoty. Niżej jest powód przy każdej pozycji.',
  payment: 'Przelew jest przygotowany. Napiszemy, gdy pieniądze wyjdą z urzędu.',
  paid: 'Pieniądze wyszły z urzędu.',
  rejected: 'Nie możemy zwrócić kosztów z tego rozliczenia.',
  withdrawn: 'To rozliczenie jest wycofane. Miesiąc możesz rozliczyć od nowa.',
  recovery: 'Wypłacona kwota jest do zwrotu. Szczegóły są w sprawie, którą prowadzi urząd.',
};

const statesEn: Record<ShownStatus, string> = {
  submitted: 'The claim has reached us. We check it and write how much we refund.',
  verification: 'We are checking your claim. We write to you if something has to be corrected.',
  to_correct: 'The office asks you to correct this claim.',
  verified: 'The claim is checked and waits for its approval.',
  approved: 'The whole amount is approved. The transfer is made within 30 days.',
  approved_partly: 'A part of the amount is approved. The reason stands at each line below.',
  payment: 'The transfer is prepared. We write when the money has left the office.',
  paid: 'The money has left the office.',
  rejected: 'We cannot refund the costs in this claim.',
  withdrawn: 'This claim is withdrawn. You can settle the month anew.',
  recovery: 'The amount that was paid has to be returned. The case at the office has the details.',
};

/** Texts of a claim that was submitted. */
const pl = {
  states: statesPl,
  facts: { number: 'Numer', sent: 'Złożone' },
  asked: 'Zwrot, który wynika z rozliczenia',
  approved: 'Zatwierdzony zwrot',
  paidOn: (day: string) => `Przelaliśmy ${day}`,
  toAccount: (account: string) => `Na rachunek ${account}.`,
  less: (amount: string) => `To o ${amount} mniej, niż było w rozliczeniu.`,
  title: (payment: string) => `Tytuł przelewu: ${payment}`,
  letter: 'Pobierz pismo (PDF)',
  due: (day: string) => `Termin: ${day}`,
  reason: 'Powód',
  linesTitle: 'Pozycje rozliczenia',
  acceptedTitle: 'Co uznaliśmy',
  document: (no: string, day: string, seller: string) => `${no} z ${day}, ${seller}`,
  onInvoice: 'z faktury',
  claimed: 'liczymy',
  accepted: 'uznajemy',
  lessOf: (amount: string) => `Mniej o ${amount}.`,
  review: {
    title: 'Nie zgadzasz się?',
    open: (day: string) => `Możesz poprosić o ponowną ocenę do ${day}.`,
    over: (day: string) =>
      `Na ponowną ocenę był czas do ${day}. Nadal możesz zapytać, jak policzyliśmy zwrot.`,
    ask: 'Napisz do urzędu',
  },
  course: 'Przebieg',
  versions: {
    title: 'Wersje',
    of: (no: number) => `Wersja ${no}`,
    now: 'oglądasz',
    sent: (moment: string) => `Podpisana ${moment}`,
    remark: (note: string) => `Uwaga urzędu: „${note}”`,
    see: 'Zobacz',
  },
  files: 'Pliki',
  documents: 'Dokumenty',
  withdraw: {
    action: 'Wycofaj rozliczenie',
    title: 'Czy wycofać to rozliczenie?',
    text: 'Urząd go nie sprawdzi. Ten miesiąc możesz potem rozliczyć od nowa.',
    done: 'Rozliczenie wycofane.',
    failed: 'Nie udało się wycofać rozliczenia',
  },
};

const en = {
  states: statesEn,
  facts: { number: 'Number', sent: 'Submitted' },
  asked: 'Refund that follows from the claim',
  approved: 'Approved refund',
  paidOn: (day: string) => `Paid on ${day}`,
  toAccount: (account: string) => `To the account ${account}.`,
  less: (amount: string) => `This is ${amount} less than in the claim.`,
  title: (payment: string) => `Title of the transfer: ${payment}`,
  letter: 'Download the letter (PDF)',
  due: (day: string) => `Deadline: ${day}`,
  reason: 'Reason',
  linesTitle: 'Lines of the claim',
  acceptedTitle: 'What we have accepted',
  document: (no: string, day: string, seller: string) => `${no} of ${day}, ${seller}`,
  onInvoice: 'on the invoice',
  claimed: 'counted',
  accepted: 'accepted',
  lessOf: (amount: string) => `${amount} less.`,
  review: {
    title: 'You do not agree?',
    open: (day: string) => `You can ask for a review until ${day}.`,
    over: (day: string) => `A review could be asked for until ${day}. You can still ask how we counted.`,
    ask: 'Write to the office',
  },
  course: 'Course',
  versions: {
    title: 'Versions',
    of: (no: number) => `Version ${no}`,
    now: 'you see it',
    sent: (moment: string) => `Signed ${moment}`,
    remark: (note: string) => `Remark of the office: “${note}”`,
    see: 'See it',
  },
  files: 'Files',
  documents: 'Documents',
  withdraw: {
    action: 'Withdraw the claim',
    title: 'Withdraw this claim?',
    text: 'The office will not check it. You can settle this month anew afterwards.',
    done: 'The claim was withdrawn.',
    failed: 'The claim could not be withdrawn',
  },
} satisfies typeof pl;

export const claimResultMessages: Messages<typeof pl> = { pl, en };
