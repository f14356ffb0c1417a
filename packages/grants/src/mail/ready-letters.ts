import type { ReadyAnswer } from '../cases/ready-answers';

/** A text with which an officer begins a letter, and the subject of a letter that has none yet. */
export interface ReadyLetter extends ReadyAnswer {
  subject: string;
}

export const READY_LETTERS: readonly ReadyLetter[] = [
  {
    code: 'FAKTURA',
    name: { pl: 'Pytanie o fakturę', en: 'Question about an invoice' },
    subject: 'Prośba o wyjaśnienie faktury',
    text: 'Dzień dobry,\n\nproszę o wyjaśnienie faktury numer: \nPytamy o to: \n\nWystarczy odpowiedź na ten list.\n\nZ poważaniem',
  },
  {
    code: 'ZATRUDNIENIE',
    name: { pl: 'Potwierdzenie zatrudnienia', en: 'Confirmation of employment' },
    subject: 'Prośba o potwierdzenie zaświadczenia',
    text: 'Dzień dobry,\n\nproszę o potwierdzenie, że wystawili Państwo zaświadczenie o zatrudnieniu z dnia: \n\nWystarczy odpowiedź na ten list.\n\nZ poważaniem',
  },
  {
    code: 'WIZYTA',
    name: { pl: 'Termin wizyty', en: 'Day of a visit' },
    subject: 'Termin wizyty',
    text: 'Dzień dobry,\n\nproponujemy wizytę w dniu: \no godzinie: \n\nProszę o odpowiedź, czy ten termin jest dobry. Jeśli nie, proszę podać inny.\n\nZ poważaniem',
  },
  {
    code: 'PRZEKAZANIE',
    name: { pl: 'Przekazanie spraw', en: 'Handing over' },
    subject: 'Przekazanie spraw',
    text: 'Dzień dobry,\n\nprzekazuję sprawy: \nCo już zrobiono: \nCo zostało do zrobienia i do kiedy: \n\nPozdrawiam',
  },
];
