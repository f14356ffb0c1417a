import { COUNTED, countText, pluralOf } from '@urzad/domain';
import type { Messages } from '#shared/i18n/messages';

/** `thing` of a list of things to do. */
const things = { one: 'rzecz', few: 'rzeczy', many: 'rzeczy' };
const left = { one: 'Została', few: 'Zostały', many: 'Zostało' };

const thingsPl = (count: number) => `${count} ${pluralOf(count, things)}`;
const thingsEn = (count: number) => (count === 1 ? '1 thing' : `${count} things`);

const pl = {
  title: 'Dokumenty do umowy',
  lead: 'Dodaj, co zostało, i wyślij całość do nas. Zapisujemy od razu, możesz przerwać.',
  leftTo: (count: number, day: string) => `${pluralOf(count, left)} ${thingsPl(count)} do ${day}`,
  readyTo: (day: string) => `Wszystko gotowe. Wyślij dokumenty do ${day}`,
  leftDays: (days: number) => (days === 0 ? 'ostatni dzień' : `zostało ${countText(days, COUNTED.day)}`),
  counts: ({ accepted, added, returned, missing }: Counts) =>
    `Gotowe: ${accepted} · przesłane: ${added} · do poprawy: ${returned} · brakuje: ${missing}`,
  prolonged: 'Ten termin jest przedłużony.',
  todo: 'Do zrobienia',
  done: 'Gotowe',
  optional: 'nieobowiązkowe',
  missing: 'Brakuje',
  toSign: 'Do podpisu',
  signed: 'Podpisany',
  saved: 'Zapisany',
  checkedLater: 'Sprawdzimy po wysłaniu całości.',
  fileHint: 'Cała kartka, wszystkie rogi. PDF, JPG albo PNG.',
  exchange: (document: string) => `Wymień: ${document}`,
  account: {
    title: 'Rachunek do wypłat',
    label: 'Numer rachunku',
    hint: '26 cyfr. Rachunek musi należeć do Ciebie.',
    save: 'Zapisz rachunek',
    stored: 'Rachunek jest zapisany',
    failed: 'Nie udało się zapisać rachunku',
    empty: 'Wpisz numer rachunku',
  },
  data: {
    title: 'Formularz danych uczestnika',
    text: 'Wypełniony z Twojego zgłoszenia. Sprawdź go i podpisz kodem z e-maila.',
    action: 'Sprawdź i podpisz',
    see: 'Zobacz formularz danych',
  },
  send: 'Wyślij do urzędu',
  sent: 'Dokumenty są wysłane',
  sendFailed: 'Nie udało się wysłać dokumentów',
  stillTo: (count: number) => `Jeszcze ${thingsPl(count)}`,
  templates: 'Wzory do pobrania',
  notInTime: {
    title: (day: string) => `Nie zdążysz do ${day}?`,
    text: 'Napisz przed tym dniem. Po terminie miejsce dostanie następna osoba z listy.',
  },
  personalData: {
    lead: 'Zbieramy te dane dla Europejskiego Funduszu Społecznego Plus. Sprawdź odpowiedzi, a potem podpisz formularz.',
    loading: 'Wczytujemy formularz danych uczestnika',
    failed: 'Nie udało się wczytać formularza danych',
    form: 'Twoje dane',
    prepare: 'Przejdź do podpisu',
    prepareFailed: 'Nie udało się przygotować formularza',
    change: 'Zmień dane',
    submit: 'Podpisz formularz danych',
    after: 'Potem wrócisz do dokumentów: wyślesz je wszystkie razem.',
    signedTitle: 'Formularz danych jest podpisany',
    signedText: 'Jeśli coś się zmieniło, popraw dane i podpisz formularz jeszcze raz.',
    back: 'Wróć do dokumentów',
    deadline: (day: string) => `Dokumenty wyślij do ${day}`,
  },
};

interface Counts {
  accepted: number;
  added: number;
  returned: number;
  missing: number;
}

const en = {
  title: 'Documents for the contract',
  lead: 'Add what is left and send all of it to us. We save at once, so you may pause.',
  leftTo: (count: number, day: string) => `${thingsEn(count)} left until ${day}`,
  readyTo: (day: string) => `Everything is ready. Send the documents by ${day}`,
  leftDays: (days: number) => (days === 0 ? 'the last day' : `${countText(days, COUNTED.day, 'en')} left`),
  counts: ({ accepted, added, returned, missing }: Counts) =>
    `Ready: ${accepted} · uploaded: ${added} · to be corrected: ${returned} · missing: ${missing}`,
  prolonged: 'This deadline has been prolonged.',
  todo: 'To do',
  done: 'Done',
  optional: 'not required',
  missing: 'Missing',
  toSign: 'To be signed',
  signed: 'Signed',
  saved: 'Saved',
  checkedLater: 'We check it when you have sent everything.',
  fileHint: 'The whole page with all its corners. PDF, JPG or PNG.',
  exchange: (document: string) => `Exchange: ${document}`,
  account: {
    title: 'Account for payments',
    label: 'Account number',
    hint: '26 digits. The account has to be yours.',
    save: 'Save the account',
    stored: 'The account is saved',
    failed: 'The account could not be saved',
    empty: 'Enter the account number',
  },
  data: {
    title: 'Form of participant’s data',
    text: 'Filled in from your application. Check it and sign it with the code from an e-mail.',
    action: 'Check and sign',
    see: 'See the form of data',
  },
  send: 'Send to the office',
  sent: 'The documents are sent',
  sendFailed: 'The documents could not be sent',
  stillTo: (count: number) => `${thingsEn(count)} still to do`,
  templates: 'Templates to download',
  notInTime: {
    title: (day: string) => `Not ready by ${day}?`,
    text: 'Write to us before that day. Afterwards the next person on the list gets the place.',
  },
  personalData: {
    lead: 'We collect this data for the European Social Fund Plus. Check the answers, then sign the form.',
    loading: 'Loading the form of participant’s data',
    failed: 'The form of data could not be loaded',
    form: 'Your data',
    prepare: 'Continue to the signature',
    prepareFailed: 'The form could not be prepared',
    change: 'Change the data',
    submit: 'Sign the form of data',
    after: 'Then you return to the documents, which you send all at once.',
    signedTitle: 'The form of data is signed',
    signedText: 'If something has changed, correct the data and sign the form again.',
    back: 'Back to the documents',
    deadline: (day: string) => `Send the documents by ${day}`,
  },
} satisfies typeof pl;

/** Texts of the documents stage, for the parent. */
export const accessionMessages: Messages<typeof pl> = { pl, en };
