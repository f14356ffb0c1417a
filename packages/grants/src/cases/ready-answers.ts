/** A text that an officer inserts into an answer and edits before it is sent. Letters are Polish (Order §10). */
export interface ReadyAnswer {
  code: string;
  /** On its button, in the language of the officer. */
  name: { pl: string; en: string };
  text: string;
}

export const READY_ANSWERS: readonly ReadyAnswer[] = [
  {
    code: 'PRZYJETO',
    name: { pl: 'Dostaliśmy', en: 'Received' },
    text: 'Dzień dobry,\ndziękujemy za wiadomość. Sprawdzimy sprawę i odpiszemy w tym miejscu.',
  },
  {
    code: 'BRAK_DANYCH',
    name: { pl: 'Brakuje danych', en: 'Something is missing' },
    text: 'Dzień dobry,\naby załatwić sprawę, potrzebujemy jeszcze: \nProszę o odpowiedź w tym miejscu.',
  },
  {
    code: 'BRAK_DOKUMENTU',
    name: { pl: 'Brakuje dokumentu', en: 'A document is missing' },
    text: 'Dzień dobry,\nproszę o dołączenie dokumentu: \nWystarczy wyraźne zdjęcie albo plik PDF.',
  },
  {
    code: 'ZALATWIONE',
    name: { pl: 'Załatwione', en: 'Settled' },
    text: 'Dzień dobry,\nsprawa jest załatwiona. Nie trzeba robić nic więcej.',
  },
];
