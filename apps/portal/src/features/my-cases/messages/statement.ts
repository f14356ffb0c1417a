import type { Messages } from '#shared/i18n/messages';

/** Texts of the statement of a case, which its applicant signs before the case is sent. */
const pl = {
  loading: 'Wczytujemy oświadczenie',
  failed: 'Nie udało się wczytać oświadczenia',
  title: 'Przeczytaj i podpisz oświadczenie',
  document: 'Oświadczenie',
  submit: 'Podpisz i wyślij',
  after: 'Po podpisie od razu wyślemy sprawę do urzędu. Potwierdzenie dostaniesz e-mailem.',
  change: 'Zmień odpowiedzi',
  sent: (sign: string) => `Oświadczenie podpisane i wysłane. Znak sprawy: ${sign}`,
  reasons: {
    ended: 'Twój udział w projekcie już się zakończył.',
    day: 'Tego ostatniego dnia nie można wybrać. Zmień go i podpisz oświadczenie jeszcze raz.',
    claimed: 'Masz już rozliczenie za czas po tym dniu. Zmień dzień i podpisz oświadczenie jeszcze raz.',
    asked: 'Inna taka sprawa już czeka. Znajdziesz ją w sprawach.',
    'annex-needed': 'W tym naborze taka zmiana wymaga aneksu. Usuń tę sprawę i napisz do nas w innej.',
    'not-active': 'Ta umowa już nie obowiązuje, więc nie da się w niej nic zmienić.',
    same: 'Te dane są już w umowie. Zmień odpowiedzi albo usuń tę sprawę.',
  },
  waiting: {
    title: 'Ta sprawa czeka na Twój podpis',
    text: 'Urząd jej jeszcze nie ma. Przeczytaj oświadczenie i podpisz je hasłem i kodem z e-maila.',
    sign: 'Przeczytaj i podpisz',
    change: 'Zmień odpowiedzi',
  },
  remove: {
    action: 'Usuń sprawę',
    title: 'Czy usunąć tę sprawę?',
    text: 'Usuniemy odpowiedzi, pliki i oświadczenie. Urząd ich nie widział.',
    failed: 'Nie udało się usunąć sprawy',
    done: 'Sprawa usunięta',
    acting: 'Nie można usunąć sprawy za inną osobę. Wróć na swoje konto.',
  },
};

const en = {
  loading: 'Loading the statement',
  failed: 'The statement could not be loaded',
  title: 'Read and sign the statement',
  document: 'Statement',
  submit: 'Sign and send',
  after: 'The case is sent to the office when it is signed. You get a confirmation by e-mail.',
  change: 'Change the answers',
  sent: (sign: string) => `The statement is signed and sent. Sign of the case: ${sign}`,
  reasons: {
    ended: 'You take part in the project no longer.',
    day: 'This last day cannot be chosen. Change it and sign the statement again.',
    claimed: 'There is a claim for the time after this day. Change the day and sign the statement again.',
    asked: 'Another such case waits already. You find it in your cases.',
    'annex-needed': 'In this call such a change needs an annex. Remove this case and write to us in another.',
    'not-active': 'This contract is not in force any more, so nothing can be changed in it.',
    same: 'The contract has this already. Change the answers or remove this case.',
  },
  waiting: {
    title: 'This case waits for your signature',
    text: 'The office does not have it yet. Read the statement and sign it with your password and the code from the e-mail.',
    sign: 'Read and sign',
    change: 'Change the answers',
  },
  remove: {
    action: 'Remove the case',
    title: 'Remove this case?',
    text: 'We remove the answers, the files and the statement. The office has not seen them.',
    failed: 'The case could not be removed',
    done: 'The case was removed',
    acting: 'Nobody can remove a case for another person. Return to your own account.',
  },
} satisfies typeof pl;

export const signMessages: Messages<typeof pl> = { pl, en };
