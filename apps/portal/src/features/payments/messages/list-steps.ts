import { PAYMENT_LIST_MAX } from '@urzad/contract';
import { asSpecified } from '@urzad/domain';
import type { Messages } from '#shared/i18n/messages';
import { claimsText } from './lists';

const reasonsPl: Readonly<Record<string, string>> = {
  'not-preparer':
    'Do zatwierdzenia przekazuje osoba, która przygotowała listę. Zmień listę, aby przejąć przygotowanie.',
  'too-many': `Na liście mieści się ${claimsText(PAYMENT_LIST_MAX)}. Dodaj mniej rozliczeń.`,
  returned:
    'Bank zwrócił już przelew z tej listy, więc nie można jej wysłać drugi raz. Zwrócone pieniądze wypłaci nowa lista.',
  corrected: 'To rozliczenie ma już późniejszą dopłatę. Najpierw zapisz jej zwrot albo zdejmij ją z listy.',
  'own-list': 'Tę listę przygotowujesz Ty. Zatwierdza ją inna osoba.',
  asked: 'Lista czeka już na zatwierdzenie.',
  'not-asked': 'Lista zmieniła się i nie czeka już na zatwierdzenie.',
  claims: 'Część tych rozliczeń jest już na innej liście albo nie jest zatwierdzona. Wybierz je jeszcze raz.',
  empty: 'Na liście musi zostać co najmniej jedno rozliczenie. Możesz anulować całą listę.',
  accounts:
    'Na niektóre rachunki nie da się wypłacić pieniędzy. Zwróć listę z uwagą i popraw numery rachunków.',
  payer: 'W ustawieniach brakuje rachunku urzędu. Bez niego nie powstanie plik do banku.',
  'invented-accounts': 'Na liście są zmyślone rachunki wersji pokazowej. Żaden bank ich nie obsłuży.',
};

const reasonsEn: Readonly<Record<string, string>> = {
  'not-preparer':
    'Whoever prepared the list asks for its approval. Change the list to take the preparation over.',
  'too-many': `A list holds ${claimsText(PAYMENT_LIST_MAX, 'en')}. Add fewer claims.`,
  returned:
    'The bank has returned a transfer of this list, so it cannot be sent again. A new list pays what was returned.',
  corrected: 'This claim has a later further payment. First note its return, or take it off its list.',
  'own-list': 'You prepare this list. Another person approves it.',
  asked: 'The list waits for its approval already.',
  'not-asked': 'The list was changed and waits for its approval no more.',
  claims: 'Some of these claims are on another list already, or are not approved. Choose them once more.',
  empty: 'One claim at least has to stay on the list. You can cancel the whole list.',
  accounts: 'Some accounts cannot be paid. Send the list back, and have the account numbers corrected.',
  payer: 'The account of the office is missing in the settings. Without it there is no file for the bank.',
  'invented-accounts': 'The list has invented accounts of the demo, which no bank can pay.',
};

const pl = {
  back: 'Wróć do listy',
  reasons: reasonsPl,

  change: 'Zmień listę',
  changeText: 'Przesuń dzień wypłaty albo dodaj rozliczenia. Pozycję usuniesz w jej wierszu na liście.',
  changeTakesBack: 'Zmiana cofa prośbę o zatwierdzenie.',
  day: 'Dzień wypłaty',
  dayHint: 'W tym dniu bank ma wysłać przelewy.',
  wrongDay: 'Podaj dzisiejszy albo późniejszy dzień',
  add: 'Dodaj rozliczenia',
  noneToAdd: 'Żadne rozliczenie nie czeka na wypłatę.',
  firstOffered: (shown: number, all: number) =>
    `Pokazujemy ${claimsText(shown)} z ${all}, od najpilniejszych.`,
  offeredLoading: 'Wczytujemy rozliczenia do wypłaty',
  save: asSpecified('Zapisz zmiany'),
  changed: 'Lista zmieniona.',
  changeRefused: 'Nie zmieniliśmy listy',

  remove: 'Usuń z listy',
  removeText: (number: string, person: string) =>
    `${number}, ${person}. Rozliczenie będzie znowu czekać na wypłatę.`,
  removed: 'Rozliczenie usunięte z listy.',
  removeRefused: 'Nie usunęliśmy rozliczenia z listy',

  askApproval: 'Przekaż do zatwierdzenia',
  askText: 'Osoby, które zatwierdzają listy, dostaną powiadomienie. Każda późniejsza zmiana cofa prośbę.',
  asked: 'Lista czeka na zatwierdzenie.',
  askRefused: 'Nie przekazaliśmy listy do zatwierdzenia',

  approve: (sum: string) => `Zatwierdź ${sum}`,
  approveTitle: 'Zatwierdź listę wypłat',
  approveText: (count: string, sum: string) =>
    `Zatwierdzasz do wypłaty ${sum}, ${count}. Rachunków i kwot nie można potem zmienić.`,
  approved: 'Lista zatwierdzona.',
  approveRefused: 'Nie zatwierdziliśmy listy',

  sendBack: {
    label: 'Zwróć z uwagą',
    text: 'Osoba, która przygotowała listę, dostanie powiadomienie i zobaczy uwagę.',
    done: 'Lista wróciła do poprawy.',
    refused: 'Nie zwróciliśmy listy',
  },
  note: 'Uwaga',
  noteHint: 'Napisz, co trzeba poprawić.',

  cancel: {
    label: 'Anuluj listę',
    text: 'Rozliczenia z tej listy będą znowu czekać na wypłatę. Tego nie można cofnąć.',
    done: 'Lista anulowana.',
    refused: 'Nie anulowaliśmy listy',
  },
  reason: 'Powód',
  reasonHint: 'Napisz, co się stało.',
  reasonNeeded: (min: number) => `Napisz co najmniej ${min} znaków`,

  exportFile: 'Plik do banku',
  formats: {
    csv: 'do arkusza kalkulacyjnego',
    elixir: 'do większości banków',
    pain: 'XML, norma ISO 20022',
  },
  exported: 'Plik zapisany.',
  exportFailed: 'Nie udało się zapisać pliku',

  book: 'Zaksięguj',
  bookTitle: 'Zaksięguj listę wypłat',
  bookText: (sum: string) =>
    `Potwierdzasz, że bank wypłacił ${sum}. Uczestnicy dostaną wiadomość, a ich miesiące będą wypłacone.`,
  paidDay: 'Dzień wypłaty',
  paidDayHint: 'Z wyciągu bankowego.',
  wrongPaidDay: 'Podaj dzień od zatwierdzenia listy do dzisiaj',
  bankRef: 'Numer wyciągu albo operacji',
  notAllSent: 'Część rozliczeń z tej listy nie czeka już na wypłatę, więc nie można jej zaksięgować.',
  booked: 'Lista zaksięgowana.',
  bookRefused: 'Nie zaksięgowaliśmy listy',

  returned: 'Przelew wrócił',
  returnedText: (person: string, sum: string) =>
    `${person}, ${sum}. Rozliczenie będzie znowu czekać na wypłatę, a uczestnik potwierdzi numer rachunku.`,
  returnedReasonHint: 'Napisz, co podał bank.',
  returnNoted: 'Zwrot przelewu zapisany.',
  returnRefused: 'Nie zapisaliśmy zwrotu przelewu',
};

const en = {
  back: 'Back to the list',
  reasons: reasonsEn,

  change: 'Change the list',
  changeText: 'Move the day of payment, or add claims. An item is taken off in its row of the list.',
  changeTakesBack: 'A change takes the request for the approval back.',
  day: 'Day of payment',
  dayHint: 'The bank is to send the transfers on this day.',
  wrongDay: 'Enter today or a later day',
  add: 'Add claims',
  noneToAdd: 'No claim waits to be paid.',
  firstOffered: (shown: number, all: number) =>
    `${claimsText(shown, 'en')} of ${all} are shown, the most urgent ones.`,
  offeredLoading: 'Loading the claims to be paid',
  save: 'Save the changes',
  changed: 'The list is changed.',
  changeRefused: 'The list was not changed',

  remove: 'Take off the list',
  removeText: (number: string, person: string) =>
    `${number}, ${person}. The claim will wait to be paid again.`,
  removed: 'The claim is off the list.',
  removeRefused: 'The claim was not taken off the list',

  askApproval: 'Ask for the approval',
  askText: 'Those who approve lists will be notified. Any later change takes the request back.',
  asked: 'The list waits for its approval.',
  askRefused: 'The approval was not asked for',

  approve: (sum: string) => `Approve ${sum}`,
  approveTitle: 'Approve the payment list',
  approveText: (count: string, sum: string) =>
    `You approve the payment of ${sum}, ${count}. Accounts and amounts cannot be changed afterwards.`,
  approved: 'The list is approved.',
  approveRefused: 'The list was not approved',

  sendBack: {
    label: 'Send back',
    text: 'Whoever prepared the list will be notified and see the remark.',
    done: 'The list was sent back.',
    refused: 'The list was not sent back',
  },
  note: 'Remark',
  noteHint: 'Write what has to be corrected.',

  cancel: {
    label: 'Cancel the list',
    text: 'The claims of this list will wait to be paid again. This cannot be undone.',
    done: 'The list is cancelled.',
    refused: 'The list was not cancelled',
  },
  reason: 'Reason',
  reasonHint: 'Write what has happened.',
  reasonNeeded: (min: number) => `Write at least ${min} characters`,

  exportFile: 'File for the bank',
  formats: {
    csv: 'for a spreadsheet',
    elixir: 'for most Polish banks',
    pain: 'XML, standard ISO 20022',
  },
  exported: 'The file is saved.',
  exportFailed: 'The file could not be saved',

  book: 'Book the list',
  bookTitle: 'Book the payment list',
  bookText: (sum: string) =>
    `You confirm that the bank has paid ${sum}. Participants will be told, and their months will be paid.`,
  paidDay: 'Day of payment',
  paidDayHint: 'As the bank statement says.',
  wrongPaidDay: 'Enter a day from the approval of the list until today',
  bankRef: 'Number of the statement or of the operation',
  notAllSent: 'Some claims of this list no longer wait for the payment, so it cannot be booked.',
  booked: 'The list is booked.',
  bookRefused: 'The list was not booked',

  returned: 'Transfer returned',
  returnedText: (person: string, sum: string) =>
    `${person}, ${sum}. The claim will wait to be paid again, and the participant will confirm the account number.`,
  returnedReasonHint: 'Write what the bank said.',
  returnNoted: 'The returned transfer is noted.',
  returnRefused: 'The returned transfer was not noted',
} satisfies typeof pl;

export const listStepMessages: Messages<typeof pl> = { pl, en };
