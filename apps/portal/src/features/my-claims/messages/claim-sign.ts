import type { Messages } from '#shared/i18n/messages';

/** Texts of the signature of a claim. */
const pl = {
  loading: 'Wczytujemy dokument',
  failed: 'Nie udało się wczytać dokumentu',
  title: 'Sprawdź i podpisz rozliczenie',
  document: 'Rozliczenie',
  submit: 'Podpisz i złóż rozliczenie',
  after: 'Po podpisie od razu złożymy rozliczenie. Potwierdzenie wyślemy pocztą elektroniczną.',
  change: 'Wróć do formularza',
  changeFailed: 'Nie udało się otworzyć formularza',
  reasons: {
    month: 'Ten miesiąc rozliczono już w inny sposób.',
    'correction-late': 'Termin poprawek minął. Tego rozliczenia nie można już podpisać ani złożyć.',
  },
  refund: (amount: string) => `Zwrot, o który prosisz: ${amount}`,
  doneTitle: 'Dziękujemy, rozliczenie jest złożone',
  doneText: (refund: string) =>
    `Sprawdzimy je i napiszemy, ile zwrócimy. Z tego, co wpisano, wynika zwrot ${refund}.`,
  receipt: 'Pobierz potwierdzenie (PDF)',
  show: 'Zobacz rozliczenie',
  panel: 'Panel uczestnika',
};

const en = {
  loading: 'Loading the document',
  failed: 'The document could not be loaded',
  title: 'Check and sign the claim',
  document: 'Claim',
  submit: 'Sign and submit the claim',
  after: 'The claim is submitted when it is signed. We send the receipt by e-mail.',
  change: 'Back to the form',
  changeFailed: 'The form could not be opened',
  reasons: {
    month: 'This month was settled in another way.',
    'correction-late':
      'The time for the correction has ended. This claim can no longer be signed or submitted.',
  },
  refund: (amount: string) => `Refund asked for: ${amount}`,
  doneTitle: 'Thank you, the claim is submitted',
  doneText: (refund: string) =>
    `We will check it and write how much we refund. What was entered comes to a refund of ${refund}.`,
  receipt: 'Download the receipt (PDF)',
  show: 'See the claim',
  panel: 'Participant panel',
} satisfies typeof pl;

export const claimSignMessages: Messages<typeof pl> = { pl, en };
