import { asSpecified, COUNTED, countText } from '@urzad/domain';
import { ANSWER_DAYS_MAX } from '@urzad/grants';
import type { Messages } from '#shared/i18n/messages';

const pl = {
  downloadAll: asSpecified('Pobierz wszystkie pliki'),
  letterKind: 'Rodzaj pisma',
  answer: 'Odpowiedź',
  note: 'Notatka dla urzędu',
  noteHint: 'Zobaczą ją tylko pracownicy urzędu.',
  onlyNote: 'Odpowiada osoba prowadząca. Możesz zostawić notatkę albo przejąć sprawę.',
  onlyNoteOfOthers: 'Odpowiada osoba prowadząca. Możesz zostawić notatkę.',
  attach: 'Dołącz',
  wait: 'czekaj na odpowiedź',
  answerTo: 'Czekamy do dnia',
  answerToHint: (days: number) =>
    `Do tego dnia termin sprawy stoi. Najwyżej ${countText(days, COUNTED.day)} od dzisiaj.`,
  answerToHintOfRights: (days: number) =>
    `Termin tej sprawy biegnie dalej. Najwyżej ${countText(days, COUNTED.day)} od dzisiaj.`,
  answerToWrong: `Podaj dzień od jutra, najwyżej ${countText(ANSWER_DAYS_MAX, COUNTED.day)} od dzisiaj`,
  bodyNeeded: 'Napisz treść',
  send: 'Wyślij odpowiedź',
  sendNote: 'Zapisz notatkę',
  sent: 'Odpowiedź wysłana.',
  asked: (day: string) => `Odpowiedź wysłana. Czekamy na odpowiedź do ${day}.`,
  noted: 'Notatka zapisana.',
  notSent: 'Nie wysłaliśmy odpowiedzi',
  notNoted: 'Nie zapisaliśmy notatki',
  reasons: {
    'not-owner': 'Tę sprawę prowadzi już ktoś inny. Możesz zostawić notatkę albo ją przejąć.',
    acting: 'Nie można odpowiadać, działając za inną osobę. Wróć na swoje konto.',
  },
};

const en = {
  downloadAll: 'Download all files',
  letterKind: 'Kind of letter',
  answer: 'Answer',
  note: 'Note for the office',
  noteHint: 'Only staff of the office will see it.',
  onlyNote: 'The person in charge answers. You can leave a note or take the case over.',
  onlyNoteOfOthers: 'The person in charge answers. You can leave a note.',
  attach: 'Attach',
  wait: 'wait for the answer',
  answerTo: 'We wait until',
  answerToHint: (days: number) =>
    `Until that day the deadline of the case stands still. At most ${countText(days, COUNTED.day, 'en')} from today.`,
  answerToHintOfRights: (days: number) =>
    `The deadline of this case runs on. At most ${countText(days, COUNTED.day, 'en')} from today.`,
  answerToWrong: `Give a day from tomorrow, at most ${countText(ANSWER_DAYS_MAX, COUNTED.day, 'en')} from today`,
  bodyNeeded: 'Write the text',
  send: 'Send the answer',
  sendNote: 'Save the note',
  sent: 'Answer sent.',
  asked: (day: string) => `Answer sent. We wait for the answer until ${day}.`,
  noted: 'Note saved.',
  notSent: 'The answer was not sent',
  notNoted: 'The note was not saved',
  reasons: {
    'not-owner': 'Somebody else is in charge of this case already. You can leave a note or take it over.',
    acting: 'You cannot answer while acting for somebody else. Return to your own account.',
  },
} satisfies typeof pl;

export const letterMessages: Messages<typeof pl> = { pl, en };
