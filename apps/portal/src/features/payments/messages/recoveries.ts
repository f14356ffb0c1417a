import type { Messages } from '#shared/i18n/messages';

const pl = {
  principal: 'Do zwrotu',
  interest: 'Odsetki do dziś',
  returned: 'Zwrócono',
  due: 'Razem dziś',
  term: 'Termin',
  status: 'Status',
  details: 'Szczegóły',
  open: (number: string) => `Otwórz zwrot z rozliczenia ${number}`,
  title: (number: string) => `Zwrot, ${number}`,
  back: 'Wróć do listy',
  book: 'Zaksięguj zwrot',
  bookText: (person: string, due: string) =>
    `${person} ma do zwrotu ${due} razem z odsetkami do wybranego dnia. Mniejszą wpłatę dzielimy proporcjonalnie na kwotę główną i odsetki.`,
  day: 'Dzień wpłaty',
  dayHint: 'W tym dniu pieniądze wpłynęły na rachunek urzędu. Do niego liczymy odsetki.',
  wrongDay: 'Podaj dzień nie wcześniejszy niż wypłata i poprzedni zwrot, najpóźniej dzisiejszy',
  amount: 'Kwota wpłaty',
  wrongAmount: (due: string) => `Podaj kwotę większą niż 0,00 zł, najwyżej ${due}`,
  split: (principal: string, interest: string) => `Kwota główna ${principal}, odsetki ${interest}.`,
  bankRef: 'Numer wyciągu (opcjonalnie)',
  booked: 'Zwrot zaksięgowany.',
  refused: 'Nie zaksięgowaliśmy zwrotu',
  reasons: {} as Readonly<Record<string, string>>,
};

const en = {
  principal: 'To be returned',
  interest: 'Interest until today',
  returned: 'Returned',
  due: 'In total today',
  term: 'Deadline',
  status: 'Status',
  details: 'Details',
  open: (number: string) => `Open the recovery of claim ${number}`,
  title: (number: string) => `Recovery, ${number}`,
  back: 'Back to the list',
  book: 'Book a return',
  bookText: (person: string, due: string) =>
    `${person} has to return ${due} with interest until the chosen day. A smaller sum is divided between principal and interest in proportion.`,
  day: 'Day of the return',
  dayHint: 'On this day the money came to the account of the office. Interest is counted until then.',
  wrongDay: 'Enter a day not before the payment and the last return, and not after today',
  amount: 'Returned amount',
  wrongAmount: (due: string) => `Enter an amount above 0.00 zł, at most ${due}`,
  split: (principal: string, interest: string) => `Principal ${principal}, interest ${interest}.`,
  bankRef: 'Number of the statement (optional)',
  booked: 'The return is booked.',
  refused: 'The return was not booked',
  reasons: {},
} satisfies typeof pl;

export const recoveryMessages: Messages<typeof pl> = { pl, en };
