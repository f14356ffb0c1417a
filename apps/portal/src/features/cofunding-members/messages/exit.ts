import type { Messages } from '#shared/i18n/messages';

/** Texts of the way out of the project, and of the data after it. */
const pl = {
  title: 'Dane po zakończeniu udziału',
  text: (day: string) => `Powiedz nam, co robisz po zakończeniu udziału w projekcie. Odpowiedz do ${day}`,
  question: 'Co teraz robisz?',
  submit: 'Wyślij odpowiedź',
  sent: 'Dziękujemy, odpowiedź jest wysłana',
  given: 'Mamy Twoją odpowiedź. Jeśli jest w niej błąd, napisz do urzędu.',
  failed: 'Nie udało się wysłać odpowiedzi',
  choose: 'Wybierz odpowiedź',
  reasons: {
    filled: 'Odpowiedź jest już u nas. Jeśli jest w niej błąd, napisz do urzędu.',
    'not-ended': 'Udział jeszcze trwa. Odpowiesz w jego ostatnim dniu albo później.',
    acting: 'Nie można odpowiedzieć za inną osobę. Wróć na swoje konto.',
  },
  officeTitle: 'Zakończenie udziału',
  endDate: 'Ostatni dzień udziału',
  endReason: 'Przyczyna',
  status: 'Sytuacja po zakończeniu',
  missing: (day: string) => `Uczestnik jeszcze nie odpowiedział, ma czas do ${day}`,
  filled: 'Odpowiedź z dnia',
  path: 'Zakończenie zgodne z planem',
  correct: 'Popraw',
  correctTitle: 'Popraw dane po zakończeniu udziału',
  correctIntro: 'Uczestnik zobaczy poprawioną odpowiedź w swoim panelu.',
  back: 'Wróć',
  save: 'Zapisz',
  corrected: 'Dane poprawione',
  notSaved: 'Nie zapisaliśmy danych',
  resign: {
    title: 'Rezygnacja',
    text: 'Zanim podpiszesz oświadczenie, pokażemy, co się stanie z dofinansowaniem.',
    action: 'Zrezygnuj z udziału',
  },
  ended: {
    title: (day: string) => `Rezygnacja przyjęta. Ostatni dzień udziału to ${day}`,
    text: 'Rozlicz miesiące do tego dnia. Za kolejne nie ma już zwrotu.',
  },
};

const en = {
  title: 'Data after the end',
  text: (day: string) => `Tell us what you do after your participation. Answer by ${day}.`,
  question: 'What are you doing now?',
  submit: 'Send the answer',
  sent: 'Thank you, the answer was sent',
  given: 'We have your answer. If it is wrong, write to the office.',
  failed: 'The answer could not be sent',
  choose: 'Choose an answer',
  reasons: {
    filled: 'We have the answer already. If it is wrong, write to the office.',
    'not-ended': 'The participation goes on. You answer on its last day or later.',
    acting: 'Nobody can answer for another person. Return to your own account.',
  },
  officeTitle: 'End of the participation',
  endDate: 'Last day of participation',
  endReason: 'Reason',
  status: 'Situation after the end',
  missing: (day: string) => `The participant has not answered yet; it is due by ${day}`,
  filled: 'Answered on',
  path: 'Ended as planned',
  correct: 'Correct',
  correctTitle: 'Correct the data after the end',
  correctIntro: 'The participant sees the corrected answer in their panel.',
  back: 'Back',
  save: 'Save',
  corrected: 'The data was corrected',
  notSaved: 'The data was not saved',
  resign: {
    title: 'Resignation',
    text: 'Before you sign the statement we show what becomes of the co-funding.',
    action: 'Resign from the project',
  },
  ended: {
    title: (day: string) => `Your resignation was accepted. The last day is ${day}`,
    text: 'Settle the months up to that day. Later ones are not refunded.',
  },
} satisfies typeof pl;

export const exitMessages: Messages<typeof pl> = { pl, en };
