import { asSpecified } from '@urzad/domain';
import type { Messages } from '#shared/i18n/messages';

const pl = {
  case: 'Sprawa',
  list: 'Sprawy',
  loading: 'Wczytujemy sprawę',
  failed: 'Nie udało się wczytać sprawy',
  missing: {
    title: 'Nie znaleźliśmy tej sprawy',
    text: 'Ta sprawa nie istnieje albo jest cudza. Sprawdź, czy logujesz się na właściwe konto.',
  },
  folder: {
    title: (day: string) => `Odpowiedz do ${day}`,
    text: (left: string) =>
      `Urząd czeka na Twoją odpowiedź (${left}). Po tym dniu rozpatrzymy sprawę bez niej.`,
    lateTitle: (day: string) => `Odpowiedź była potrzebna do ${day}`,
    lateText: 'Nadal możesz odpowiedzieć, dopóki nie załatwimy sprawy.',
    action: 'Odpowiedz',
  },
  reply: {
    label: 'Twoja odpowiedź',
    another: 'Twoja wiadomość',
    send: 'Wyślij odpowiedź',
    sendAnother: 'Wyślij wiadomość',
    sent: 'Wiadomość wysłana',
    failed: 'Nie udało się wysłać wiadomości',
    acting: 'Nie można napisać za inną osobę. Wróć na swoje konto.',
  },
  ended: {
    title: 'Ta sprawa jest zakończona',
    text: 'Jeśli chcesz jeszcze o coś zapytać, załóż nową sprawę.',
    action: 'Napisz do urzędu',
  },
  facts: {
    title: 'O tej sprawie',
    sign: 'Znak sprawy',
    kind: 'Rodzaj',
    answerBy: 'Odpowiedź urzędu',
    by: (day: string) => `do ${day}`,
    still: 'czas nie biegnie, gdy czekamy na Ciebie',
    owner: 'Prowadzi',
    nobody: 'jeszcze nikt',
    change: 'Zmień dane sprawy',
  },
  files: {
    title: 'Pliki',
    all: asSpecified('Pobierz wszystkie pliki'),
    documents: 'Dokumenty w sprawie',
  },
  privacy: 'Rozmowę widzisz Ty i pracownicy prowadzący projekt.',
  withdraw: {
    action: 'Wycofaj sprawę',
    title: (sign: string) => `Czy wycofać sprawę ${sign}?`,
    text: 'Urząd przestanie się nią zajmować. Nie da się tego cofnąć, ale możesz założyć nową sprawę.',
    failed: 'Nie udało się wycofać sprawy',
    done: 'Sprawa wycofana',
  },
};

const en = {
  case: 'Case',
  list: 'Cases',
  loading: 'Loading the case',
  failed: 'The case could not be loaded',
  missing: {
    title: 'We could not find this case',
    text: 'It does not exist or is not yours. Check that you sign in to the right account.',
  },
  folder: {
    title: (day: string) => `Answer by ${day}`,
    text: (left: string) =>
      `The office waits for your answer (${left}). After that day we decide without it.`,
    lateTitle: (day: string) => `The answer was needed by ${day}`,
    lateText: 'You can still answer until the case is settled.',
    action: 'Answer',
  },
  reply: {
    label: 'Your answer',
    another: 'Your message',
    send: 'Send the answer',
    sendAnother: 'Send the message',
    sent: 'The message was sent',
    failed: 'The message could not be sent',
    acting: 'Nobody can write for another person. Return to your own account.',
  },
  ended: {
    title: 'This case has ended',
    text: 'If you want to ask something else, open a new case.',
    action: 'Write to the office',
  },
  facts: {
    title: 'About this case',
    sign: 'Sign of the case',
    kind: 'Kind',
    answerBy: 'Answer of the office',
    by: (day: string) => `by ${day}`,
    still: 'the time stands still while we wait for you',
    owner: 'In charge',
    nobody: 'nobody yet',
    change: 'Change the data of the case',
  },
  files: {
    title: 'Files',
    all: 'Download all files',
    documents: 'Documents in the case',
  },
  privacy: 'You and the staff of the project see this conversation.',
  withdraw: {
    action: 'Withdraw the case',
    title: (sign: string) => `Withdraw case ${sign}?`,
    text: 'The office will not deal with it any more. This cannot be undone, but you can open a new case.',
    failed: 'The case could not be withdrawn',
    done: 'The case was withdrawn',
  },
} satisfies typeof pl;

export const threadMessages: Messages<typeof pl> = { pl, en };
