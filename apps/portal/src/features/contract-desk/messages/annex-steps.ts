import type { Messages } from '#shared/i18n/messages';

const reasonsPl: Readonly<Record<string, string>> = {
  'own-annex': 'Ten aneks przygotowujesz Ty. Parafuje go inna osoba.',
  'not-preparer':
    'Do parafy przekazuje osoba, która przygotowała aneks. Zapisz zmiany, aby przejąć przygotowanie.',
  'not-asked': 'Aneks zmienił się i nie czeka już na parafę.',
  asked: 'Aneks jest już przekazany do parafy.',
  term: 'Termin podpisu już minął.',
  budget: 'W budżecie naboru nie ma tylu wolnych pieniędzy. Zmień aneks albo poczekaj na zwolnienie środków.',
  changed: 'W międzyczasie rozliczono miesiąc, który zmienia ten aneks. Sprawdź go i zapisz jeszcze raz.',
  'own-entry': 'Podpisy wpisała ta sama osoba. Potwierdza je inna.',
  'not-entered': 'Nikt nie wpisał podpisów na papierze.',
  method: 'Urząd nie przyjmuje aneksów podpisanych na papierze.',
};

const reasonsEn: Readonly<Record<string, string>> = {
  'own-annex': 'You prepared this annex. Another person initials it.',
  'not-preparer':
    'Whoever prepared the annex asks for the initials. Save the changes to take the preparation over.',
  'not-asked': 'The annex was changed and waits for initials no more.',
  asked: 'The initials are asked for already.',
  term: 'The term for the signature has passed.',
  budget: 'The budget of the call has not so much free money. Change the annex, or wait until money is free.',
  changed: 'Meanwhile a month was settled that this annex changes. Check it and save it once more.',
  'own-entry': 'You entered these signatures. Another person confirms them.',
  'not-entered': 'Nobody has entered signatures on paper.',
  method: 'The office takes no annexes signed on paper.',
};

const pl = {
  back: 'Wróć do aneksu',
  reasons: reasonsPl,
  incomplete: 'Uzupełnij aneks: co się zmienia, od kiedy i dlaczego.',
  askInitials: {
    label: 'Przekaż do parafy',
    text: 'Osoby, które parafują aneksy, dostaną powiadomienie. Każda późniejsza zmiana cofa przekazanie.',
    done: 'Aneks czeka na parafę.',
    refused: 'Nie przekazaliśmy aneksu do parafy',
  },
  initial: {
    label: 'Parafuj i wyślij',
    text: 'Aneks trafi do uczestnika do podpisu, a on dostanie wiadomość z terminem.',
    done: 'Aneks wysłany do podpisu uczestnika.',
    refused: 'Nie parafowaliśmy aneksu',
  },
  confirmPaper: {
    label: 'Potwierdź podpisy',
    text: 'Aneks zacznie obowiązywać, a uczestnik dostanie wiadomość. Tego nie można cofnąć.',
    done: 'Aneks obowiązuje, wiadomość wysłana.',
    refused: 'Nie potwierdziliśmy podpisów',
  },
  sendBack: {
    label: 'Cofnij do poprawy',
    text: 'Osoba, która przygotowała aneks, dostanie powiadomienie i zobaczy powód.',
    done: 'Aneks wrócił do przygotowania.',
    refused: 'Nie cofnęliśmy aneksu',
  },
  returnToDraft: {
    label: 'Wróć do przygotowania',
    text: 'Dokument tej wersji straci ważność. Uczestnik dostanie wiadomość z przyczyną.',
    done: 'Aneks jest znowu w przygotowaniu.',
    refused: 'Nie zwróciliśmy aneksu do przygotowania',
  },
  cancel: {
    label: 'Anuluj aneks',
    text: 'Umowa zostanie bez zmian. Uczestnik, który ma już aneks do podpisu, dostanie wiadomość.',
    done: 'Aneks anulowany, umowa obowiązuje bez zmian.',
    refused: 'Nie anulowaliśmy aneksu',
  },
};

const en = {
  back: 'Back to the annex',
  reasons: reasonsEn,
  incomplete: 'Complete the annex: what changes, from when, and why.',
  askInitials: {
    label: 'Ask for initials',
    text: 'Those who may initial annexes will be notified. Any change afterwards undoes it.',
    done: 'The annex waits for initials.',
    refused: 'The initials were not asked for',
  },
  initial: {
    label: 'Initial and send',
    text: 'The annex goes to the participant to be signed, with a message about the term.',
    done: 'The annex was sent to the participant.',
    refused: 'The annex was not initialled',
  },
  confirmPaper: {
    label: 'Confirm the signatures',
    text: 'The annex will be in force, and the participant will be told. This cannot be undone.',
    done: 'The annex is in force, and the message sent.',
    refused: 'The signatures were not confirmed',
  },
  sendBack: {
    label: 'Send back',
    text: 'Whoever prepared the annex will be notified and will see the reason.',
    done: 'The annex is being prepared again.',
    refused: 'The annex was not sent back',
  },
  returnToDraft: {
    label: 'Return to preparation',
    text: 'The document of this version becomes void. The participant will be told why.',
    done: 'The annex is in preparation again.',
    refused: 'The annex was not returned',
  },
  cancel: {
    label: 'Cancel the annex',
    text: 'The contract stays as it is. A participant who has the annex to sign will be told.',
    done: 'The annex is cancelled, the contract stays as it is.',
    refused: 'The annex was not cancelled',
  },
} satisfies typeof pl;

export const annexStepMessages: Messages<typeof pl> = { pl, en };
