import type { Messages } from '#shared/i18n/messages';

const pl = {
  title: 'Sprawy',
  lead: 'Tu piszesz do urzędu i czytasz odpowiedzi.',
  write: 'Napisz do urzędu',
  loading: 'Wczytujemy Twoje sprawy',
  failed: 'Nie udało się wczytać Twoich spraw',
  emptyTitle: 'Nie masz jeszcze spraw',
  empty: 'Zapytaj nas o zgłoszenie albo o projekt. Odpowie Ci człowiek.',
  sign: 'Znak',
  subject: 'Temat',
  status: 'Status',
  last: 'Ostatnia wiadomość',
  answer: 'Odpowiedź urzędu',
  answerBy: (day: string) => `najpóźniej ${day}`,
  noAnswer: 'Brak terminu',
  open: 'Otwórz',
  answerTo: (day: string) => `Odpowiedz do ${day}`,
  unread: (count: number) => (count === 1 ? 'Nowa wiadomość' : `Nowe wiadomości: ${count}`),
  waiting: {
    title: 'Czekamy na Twoją odpowiedź',
    text: (left: string) => `Po tym dniu rozpatrzymy sprawę bez Twojej odpowiedzi (${left}).`,
    late: (day: string) =>
      `Odpowiedź była potrzebna do ${day} Nadal możesz ją wysłać, dopóki nie załatwimy sprawy.`,
    answer: 'Odpowiedz',
  },
};

const en = {
  title: 'Cases',
  lead: 'Here you write to the office and read its answers.',
  write: 'Write to the office',
  loading: 'Loading your cases',
  failed: 'Your cases could not be loaded',
  emptyTitle: 'You have no cases yet',
  empty: 'Ask us about an application or the project. A person will answer.',
  sign: 'Sign',
  subject: 'Subject',
  status: 'Status',
  last: 'Last message',
  answer: 'Answer of the office',
  answerBy: (day: string) => `by ${day}`,
  noAnswer: 'No deadline',
  open: 'Open',
  answerTo: (day: string) => `Answer by ${day}`,
  unread: (count: number) => (count === 1 ? 'New message' : `New messages: ${count}`),
  waiting: {
    title: 'We wait for your answer',
    text: (left: string) => `After that day we decide without it (${left}).`,
    late: (day: string) =>
      `The answer was needed by ${day}. You can still send it until the case is settled.`,
    answer: 'Answer',
  },
} satisfies typeof pl;

export const listMessages: Messages<typeof pl> = { pl, en };
