import type { Messages } from '#shared/i18n/messages';

const reasonsPl: Readonly<Record<string, string>> = {
  'own-entry': 'Podpisy wpisała ta sama osoba. Potwierdza je inna.',
  'not-entered': 'Nikt nie wpisał podpisów na papierze.',
  method: 'Urząd nie przyjmuje umów podpisanych na papierze.',
};

const reasonsEn: Readonly<Record<string, string>> = {
  'own-entry': 'You entered these signatures. Another person confirms them.',
  'not-entered': 'Nobody has entered signatures on paper.',
  method: 'The office takes no contracts signed on paper.',
};

const pl = {
  reasons: reasonsPl,
  enter: 'Wpisz podpisy na papierze',
  enterAgain: 'Popraw wpis z papieru',
  enterText:
    'Obie strony podpisują ten sam papier. Dodaj jego skan i wpisz dane, a potem potwierdzi je inna osoba.',
  scan: 'Skan podpisanej umowy',
  scanHint: 'Jeden plik PDF z wszystkimi stronami.',
  scanErrors: {
    'is-empty': 'Dodaj skan podpisanej umowy',
    'no-file': 'Dodaj skan jeszcze raz, poprzedni już przepadł',
    damaged: 'Tego pliku nie da się otworzyć. Zeskanuj umowę jeszcze raz',
    signed: 'Na tym pliku jest podpis elektroniczny. Dodaj skan papieru',
  },
  memberDate: 'Dzień podpisu uczestnika',
  officeDate: 'Dzień podpisu urzędu',
  wrongMemberDay: (from: string, to: string) => `Podaj dzień od wysłania umowy, ${from}, do ${to}`,
  wrongOfficeDay: (from: string) => `Podaj dzień od wysłania umowy, ${from}, do dzisiaj`,
  place: 'Miejsce podpisania',
  signatory: 'Kto podpisał za urząd',
  checked: 'Kto sprawdził tożsamość uczestnika',
  wrongPerson: 'Ta osoba nie może tego robić. Wybierz inną',
  entered: 'Podpisy wpisane, potwierdzi je inna osoba.',
  enterRefused: 'Nie wpisaliśmy podpisów',

  waits: 'Umowa podpisana na papierze czeka na potwierdzenie',
  waitsText: 'Porównaj wpis ze skanem obok. Potwierdza inna osoba niż ta, która wpisała.',
  enteredBy: 'Wpis',
  enteredOn: (name: string, day: string) => `${name}, ${day}`,
  scanOf: (number: string) => `Skan umowy ${number}`,
};

const en = {
  reasons: reasonsEn,
  enter: 'Enter signatures on paper',
  enterAgain: 'Correct what was entered',
  enterText:
    'Both sides sign the same paper. Add its scan and enter the data; another person confirms them afterwards.',
  scan: 'Scan of the signed contract',
  scanHint: 'One PDF file with all pages.',
  scanErrors: {
    'is-empty': 'Add the scan of the signed contract',
    'no-file': 'Add the scan once more, the one before is gone',
    damaged: 'This file cannot be opened. Scan the contract once more',
    signed: 'This file has an electronic signature. Add a scan of the paper',
  },
  memberDate: 'Day of the participant’s signature',
  officeDate: 'Day of the signature of the office',
  wrongMemberDay: (from: string, to: string) =>
    `Enter a day from the sending of the contract, ${from}, to ${to}`,
  wrongOfficeDay: (from: string) => `Enter a day from the sending of the contract, ${from}, to today`,
  place: 'Place of signing',
  signatory: 'Who signed for the office',
  checked: 'Who checked the identity of the participant',
  wrongPerson: 'This person cannot do it. Choose another one',
  entered: 'The signatures are entered, another person confirms them.',
  enterRefused: 'The signatures were not entered',

  waits: 'A contract signed on paper waits to be confirmed',
  waitsText: 'Compare the data with the scan. Another person confirms them than who entered them.',
  enteredBy: 'Entered by',
  enteredOn: (name: string, day: string) => `${name}, ${day}`,
  scanOf: (number: string) => `Scan of contract ${number}`,
} satisfies typeof pl;

export const paperMessages: Messages<typeof pl> = { pl, en };
