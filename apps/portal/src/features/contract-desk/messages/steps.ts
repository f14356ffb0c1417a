import type { Messages } from '#shared/i18n/messages';

const reasonsPl: Readonly<Record<string, string>> = {
  'own-contract': 'Tę umowę przygotowujesz Ty. Parafuje ją inna osoba.',
  'not-preparer':
    'Do parafy przekazuje osoba, która przygotowała umowę. Zapisz dane, aby przejąć przygotowanie.',
  'not-asked': 'Umowa zmieniła się i nie czeka już na parafę.',
  asked: 'Umowa jest już przekazana do parafy.',
  prolonged: 'Termin tej umowy był już raz przedłużony.',
  term: 'Termin podpisu już minął.',
  budget: 'W budżecie naboru nie ma tylu wolnych pieniędzy. Zmień dane albo poczekaj na zwolnienie środków.',
};

const reasonsEn: Readonly<Record<string, string>> = {
  'own-contract': 'You prepared this contract. Another person initials it.',
  'not-preparer':
    'Whoever prepared the contract asks for the initials. Save the data to take the preparation over.',
  'not-asked': 'The contract was changed and waits for initials no more.',
  asked: 'The initials are asked for already.',
  prolonged: 'The term of this contract was prolonged once already.',
  term: 'The term for the signature has passed.',
  budget: 'The budget of the call has not so much free money. Change the data, or wait until money is free.',
};

const pl = {
  back: 'Wróć do umowy',
  reasons: reasonsPl,
  missing: (amount: string) => `W budżecie naboru brakuje ${amount}.`,

  incomplete: 'Uzupełnij dane umowy: rachunek, termin podjęcia pracy, okres i osobę sprawującą opiekę.',
  askInitials: {
    label: 'Przekaż do parafy',
    text: 'Osoby, które parafują umowy, dostaną powiadomienie. Każda późniejsza zmiana cofa przekazanie.',
    done: 'Umowa czeka na parafę.',
    refused: 'Nie przekazaliśmy umowy do parafy',
  },
  initial: {
    label: 'Parafuj i wyślij',
    text: 'Umowa trafi do uczestnika do podpisu, a on dostanie wiadomość z terminem.',
    done: 'Umowa wysłana do podpisu uczestnika.',
    refused: 'Nie parafowaliśmy umowy',
  },
  confirmPaper: {
    label: 'Potwierdź podpisy',
    text: 'Umowa zacznie obowiązywać w dniu późniejszego podpisu, a uczestnik dostanie wiadomość. Tego nie można cofnąć.',
    done: 'Umowa obowiązuje, wiadomość wysłana.',
    refused: 'Nie potwierdziliśmy podpisów',
  },
  sendBack: {
    label: 'Cofnij do poprawy',
    text: 'Osoba, która przygotowała umowę, dostanie powiadomienie i zobaczy powód.',
    done: 'Umowa wróciła do przygotowania.',
    refused: 'Nie cofnęliśmy umowy',
  },
  returnToDraft: {
    label: 'Wróć do przygotowania',
    text: 'Dokument tej wersji straci ważność. Uczestnik dostanie wiadomość z przyczyną.',
    done: 'Umowa jest znowu w przygotowaniu.',
    refused: 'Nie zwróciliśmy umowy do przygotowania',
  },
  returnReason: 'Przyczyna',

  prolong: {
    label: 'Przedłuż termin',
    text: (day: string, latest: string) =>
      `Teraz termin to ${day}. Można go przedłużyć raz, najdalej do ${latest}. Uczestnik dostanie wiadomość.`,
    done: 'Termin przedłużony, wiadomość wysłana.',
    refused: 'Nie przedłużyliśmy terminu',
    newDay: 'Nowy termin podpisu',
    wrongDay: 'Podaj dzień późniejszy niż obecny termin i nie dalszy niż dozwolony',
  },

  explanation: {
    label: 'Uzasadnienie',
    hint: 'Napisz, co jest powodem.',
    needed: (min: number) => `Napisz uzasadnienie, co najmniej ${min} znaków`,
  },

  edit: 'Zmień dane',
  editTitle: 'Zmień dane umowy',
  editText: 'Każda zmiana cofa przekazanie do parafy. Kwota i okres policzą się na nowo.',
  account: 'Numer rachunku uczestnika',
  returnDeadline: 'Termin podjęcia pracy',
  start: 'Opieka od dnia',
  months: 'Liczba miesięcy opieki',
  cost: 'Koszt miesięczny opieki',
  childOf: (name: string) => `Opieka nad dzieckiem: ${name}`,
  save: 'Zapisz dane',
  saved: 'Dane umowy zapisane.',
  saveRefused: 'Nie zapisaliśmy danych umowy',
};

const en = {
  back: 'Back to the contract',
  reasons: reasonsEn,
  missing: (amount: string) => `The budget of the call lacks ${amount}.`,

  incomplete: 'Complete the data: account, day of beginning work, period, and who provides the care.',
  askInitials: {
    label: 'Ask for initials',
    text: 'Those who may initial contracts will be notified. Any change afterwards undoes it.',
    done: 'The contract waits for initials.',
    refused: 'The initials were not asked for',
  },
  initial: {
    label: 'Initial and send',
    text: 'The contract goes to the participant to be signed, with a message about the term.',
    done: 'The contract was sent to the participant.',
    refused: 'The contract was not initialled',
  },
  confirmPaper: {
    label: 'Confirm the signatures',
    text: 'The contract will be in force from the day of the later signature, and the participant will be told. This cannot be undone.',
    done: 'The contract is in force, and the message sent.',
    refused: 'The signatures were not confirmed',
  },
  sendBack: {
    label: 'Send back',
    text: 'Whoever prepared the contract will be notified and will see the reason.',
    done: 'The contract is being prepared again.',
    refused: 'The contract was not sent back',
  },
  returnToDraft: {
    label: 'Return to preparation',
    text: 'The document of this version becomes void. The participant will be told why.',
    done: 'The contract is in preparation again.',
    refused: 'The contract was not returned',
  },
  returnReason: 'Cause',

  prolong: {
    label: 'Prolong the term',
    text: (day: string, latest: string) =>
      `The term is ${day} now. It can be prolonged once, to ${latest} at the latest. The participant will be told.`,
    done: 'The term is prolonged, and the message sent.',
    refused: 'The term was not prolonged',
    newDay: 'New term for the signature',
    wrongDay: 'Enter a day later than the present term, and not later than allowed',
  },

  explanation: {
    label: 'Explanation',
    hint: 'Write what the reason is.',
    needed: (min: number) => `Write an explanation of at least ${min} characters`,
  },

  edit: 'Change the data',
  editTitle: 'Change the data of the contract',
  editText: 'Any change undoes the request for initials. Amount and period are computed anew.',
  account: 'Account number of the participant',
  returnDeadline: 'To begin work by',
  start: 'Care begins on',
  months: 'Number of months of care',
  cost: 'Monthly cost of care',
  childOf: (name: string) => `Care of ${name}`,
  save: 'Save the data',
  saved: 'The data of the contract are saved.',
  saveRefused: 'The data were not saved',
} satisfies typeof pl;

export const stepMessages: Messages<typeof pl> = { pl, en };
