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

  ask: 'Przekaż do parafy',
  askText: 'Osoby, które parafują umowy, dostaną powiadomienie. Każda późniejsza zmiana cofa przekazanie.',
  asked: 'Umowa czeka na parafę.',
  askRefused: 'Nie przekazaliśmy umowy do parafy',
  incomplete: 'Uzupełnij dane umowy: rachunek, termin podjęcia pracy, okres i osobę sprawującą opiekę.',

  initial: 'Parafuj i wyślij',
  initialText: 'Umowa trafi do uczestnika do podpisu, a on dostanie wiadomość z terminem.',
  initialled: 'Umowa wysłana do podpisu uczestnika.',
  initialRefused: 'Nie parafowaliśmy umowy',

  sendBack: 'Cofnij do poprawy',
  sendBackText: 'Osoba, która przygotowała umowę, dostanie powiadomienie i zobaczy powód.',
  sentBack: 'Umowa wróciła do przygotowania.',
  sendBackRefused: 'Nie cofnęliśmy umowy',

  returnToDraft: 'Wróć do przygotowania',
  returnText: 'Dokument tej wersji straci ważność. Uczestnik dostanie wiadomość z przyczyną.',
  returned: 'Umowa jest znowu w przygotowaniu.',
  returnRefused: 'Nie zwróciliśmy umowy do przygotowania',
  returnReason: 'Przyczyna',

  prolong: 'Przedłuż termin',
  prolongText: (day: string, latest: string) =>
    `Teraz termin to ${day}. Można go przedłużyć raz, najdalej do ${latest}. Uczestnik dostanie wiadomość.`,
  prolonged: 'Termin przedłużony, wiadomość wysłana.',
  prolongRefused: 'Nie przedłużyliśmy terminu',
  newDay: 'Nowy termin podpisu',
  wrongDay: 'Podaj dzień późniejszy niż obecny termin i nie dalszy niż dozwolony',

  reason: 'Uzasadnienie',
  reasonHint: 'Napisz, co jest powodem.',
  reasonNeeded: (min: number) => `Napisz uzasadnienie, co najmniej ${min} znaków`,

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

  ask: 'Ask for initials',
  askText: 'Those who may initial contracts will be notified. Any change afterwards undoes it.',
  asked: 'The contract waits for initials.',
  askRefused: 'The initials were not asked for',
  incomplete: 'Complete the data: account, day of beginning work, period, and who provides the care.',

  initial: 'Initial and send',
  initialText: 'The contract goes to the participant to be signed, with a message about the term.',
  initialled: 'The contract was sent to the participant.',
  initialRefused: 'The contract was not initialled',

  sendBack: 'Send back',
  sendBackText: 'Whoever prepared the contract will be notified and will see the reason.',
  sentBack: 'The contract is being prepared again.',
  sendBackRefused: 'The contract was not sent back',

  returnToDraft: 'Return to preparation',
  returnText: 'The document of this version becomes void. The participant will be told why.',
  returned: 'The contract is in preparation again.',
  returnRefused: 'The contract was not returned',
  returnReason: 'Cause',

  prolong: 'Prolong the term',
  prolongText: (day: string, latest: string) =>
    `The term is ${day} now. It can be prolonged once, to ${latest} at the latest. The participant will be told.`,
  prolonged: 'The term is prolonged, and the message sent.',
  prolongRefused: 'The term was not prolonged',
  newDay: 'New term for the signature',
  wrongDay: 'Enter a day later than the present term, and not later than allowed',

  reason: 'Explanation',
  reasonHint: 'Write what the reason is.',
  reasonNeeded: (min: number) => `Write an explanation of at least ${min} characters`,

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
