import { template } from './template';

/** Work between people of the office, who are told in the portal. */
export const OFFICE_TEMPLATES = /* @__PURE__ */ Object.freeze({
  'staff-ticket-new': template('STAFF', ['Nowe zgłoszenie usterki', 'A new ticket'], {
    pl: ['Nowe zgłoszenie {usterka}', 'Tytuł: {tytul}'],
    en: ['New ticket {usterka}', 'Title: {tytul}'],
  }),
  'staff-ticket-letter': template('STAFF', ['Wiadomość w sprawie usterki', 'A message in a ticket'], {
    pl: ['Nowa wiadomość w zgłoszeniu {usterka}', 'Jest nowa wiadomość osoby, która zgłosiła usterkę.'],
    en: ['New message in ticket {usterka}', 'There is a new message of who asked.'],
  }),
  'staff-ticket-confirmed': template('STAFF', ['Rozwiązanie potwierdzone', 'A solution was confirmed'], {
    pl: ['Rozwiązanie {usterka} potwierdzone', 'Zgłoszenie usterki {usterka} jest zamknięte.'],
    en: ['Solution of {usterka} confirmed', 'Ticket {usterka} is closed.'],
  }),
  'staff-ticket-unsolved': template('STAFF', ['Usterka nadal jest', 'A ticket is not solved'], {
    pl: ['Usterka {usterka} nadal jest', 'Zgłoszenie usterki {usterka} jest znowu w toku.'],
    en: ['Ticket {usterka} is not solved', 'Ticket {usterka} is in progress again.'],
  }),
  'staff-ticket-taken': template('N30', ['Zgłoszenie usterki przejęte', 'A ticket was taken over'], {
    pl: ['Przejęto {usterka}', 'Zgłoszenie usterki {usterka} prowadzi teraz {osoba}.'],
    en: ['{usterka} has been taken over', '{osoba} is now in charge of ticket {usterka}.'],
  }),
  'staff-ticket-assigned': template('STAFF', ['Zgłoszenie usterki przekazane', 'A ticket was handed over'], {
    pl: ['Przekazano {usterka}', 'Zgłoszenie usterki {usterka} prowadzisz teraz Ty.'],
    en: ['{usterka} has been handed to you', 'You are now in charge of ticket {usterka}.'],
  }),
  'staff-case-new': template('STAFF', ['Nowa sprawa', 'A new case'], {
    pl: ['Nowa sprawa {znak}', 'Rodzaj: {rodzaj}. {odpowiedz}'],
    en: ['New case {znak}', 'Kind: {rodzaj}. {odpowiedz}'],
  }),
  'staff-case-letter': template('N25', ['Wnioskodawca napisał w sprawie', 'The applicant wrote in a case'], {
    pl: ['Nowa wiadomość w sprawie {znak}', 'W sprawie {znak} jest nowa wiadomość wnioskodawcy.'],
    en: ['New message in case {znak}', 'There is a new message of the applicant in case {znak}.'],
  }),
  'staff-case-overdue': template('N25', ['Sprawa po terminie', 'A case is overdue'], {
    pl: ['Sprawa {znak} po terminie', 'Termin sprawy {znak} minął {termin}.'],
    en: ['Case {znak} is overdue', 'The deadline of case {znak} passed on {termin}.'],
  }),
  'staff-case-taken': template('N30', ['Sprawa przejęta', 'A case was taken over'], {
    pl: ['Przejęto {znak}', 'Sprawę {znak} prowadzi teraz {osoba}.'],
    en: ['{znak} has been taken over', '{osoba} is now in charge of case {znak}.'],
  }),
  'staff-case-assigned': template('STAFF', ['Sprawa przekazana', 'A case was handed over'], {
    pl: ['Przekazano {znak}', 'Sprawę {znak} prowadzisz teraz Ty.'],
    en: ['{znak} has been handed to you', 'You are now in charge of case {znak}.'],
  }),
  'staff-case-withdrawn': template('OTHER', ['Sprawa wycofana', 'A case was withdrawn'], {
    pl: ['Wycofano {znak}', 'Wnioskodawca wycofuje sprawę {znak}.'],
    en: ['{znak} has been withdrawn', 'The applicant withdraws case {znak}.'],
  }),
  'staff-contract-initial': template('STAFF', ['Umowa do parafy', 'A contract to be initialled'], {
    pl: ['Umowa {umowa} do parafy', 'Umowa {umowa} jest przygotowana i czeka na parafę innej osoby.'],
    en: [
      'Contract {umowa} to be initialled',
      'Contract {umowa} is prepared and waits for the initials of another person.',
    ],
  }),
  'staff-contract-paper': template('STAFF', ['Umowa podpisana na papierze', 'A contract signed on paper'], {
    pl: [
      'Umowa {umowa}: potwierdź podpisy na papierze',
      'Umowa {umowa} jest podpisana na papierze, a jej skan wpisany. Potwierdza go inna osoba.',
    ],
    en: [
      'Contract {umowa}: confirm the signatures on paper',
      'Contract {umowa} was signed on paper and its scan entered. Another person confirms it.',
    ],
  }),
  'staff-contract-back': template('STAFF', ['Umowa bez parafy', 'A contract was not initialled'], {
    pl: [
      'Umowa {umowa} wróciła do poprawy',
      'Umowa {umowa} nie została parafowana. Powód jest w szczegółach umowy.',
    ],
    en: [
      'Contract {umowa} was sent back',
      'Contract {umowa} was not initialled. The reason is in the details of the contract.',
    ],
  }),
  'staff-annex-initial': template('STAFF', ['Aneks do parafy', 'An annex to be initialled'], {
    pl: ['Aneks {aneks} do parafy', 'Aneks {aneks} jest przygotowany i czeka na parafę innej osoby.'],
    en: [
      'Annex {aneks} to be initialled',
      'Annex {aneks} is prepared and waits for the initials of another person.',
    ],
  }),
  'staff-annex-paper': template('STAFF', ['Aneks podpisany na papierze', 'An annex signed on paper'], {
    pl: [
      'Aneks {aneks}: potwierdź podpisy na papierze',
      'Aneks {aneks} jest podpisany na papierze, a jego skan wpisany. Potwierdza go inna osoba.',
    ],
    en: [
      'Annex {aneks}: confirm the signatures on paper',
      'Annex {aneks} was signed on paper and its scan entered. Another person confirms it.',
    ],
  }),
  'staff-annex-back': template('STAFF', ['Aneks bez parafy', 'An annex was not initialled'], {
    pl: [
      'Aneks {aneks} wrócił do poprawy',
      'Aneks {aneks} nie został parafowany. Powód jest w szczegółach aneksu.',
    ],
    en: [
      'Annex {aneks} was sent back',
      'Annex {aneks} was not initialled. The reason is in the details of the annex.',
    ],
  }),
  'staff-contract-signed': template('N14', ['Umowa podpisana przez rodzica', 'A contract was signed'], {
    pl: ['Umowa {umowa} do podpisu', 'Uczestnik podpisał umowę {umowa}. Czeka na podpis urzędu. {odpowiedz}'],
    en: [
      'Contract {umowa} to sign',
      'The participant has signed contract {umowa}. It waits for the signature of the office. {odpowiedz}',
    ],
  }),
  'staff-annex-signed': template('N14', ['Aneks podpisany przez rodzica', 'An annex was signed'], {
    pl: ['Aneks {aneks} do podpisu', 'Uczestnik podpisał aneks {aneks}. Czeka na podpis urzędu. {odpowiedz}'],
    en: [
      'Annex {aneks} to sign',
      'The participant has signed annex {aneks}. It waits for the signature of the office. {odpowiedz}',
    ],
  }),
  'staff-annex-refused': template('STAFF', ['Uczestnik odmówił podpisu', 'A signature was refused'], {
    pl: [
      'Aneks {aneks}: odmowa podpisu',
      'Uczestnik odmówił podpisania aneksu {aneks}. Umowa zostaje bez zmian. Powód jest w szczegółach aneksu.',
    ],
    en: [
      'Annex {aneks}: signature refused',
      'The participant refused to sign annex {aneks}. The contract stays as it is. The reason is in the details of the annex.',
    ],
  }),
  'staff-annex-unsettled': template('STAFF', ['Aneks nie obowiązuje', 'An annex is not in force'], {
    pl: [
      'Sprawa {znak}: aneks nie obowiązuje',
      'Aneks {aneks} z tej sprawy nie został podpisany przez obie strony. Zdecyduj, co dalej ze sprawą.',
    ],
    en: [
      'Case {znak}: the annex is not in force',
      'Annex {aneks} of this case was not signed by both sides. Decide how the case goes on.',
    ],
  }),
  'staff-list-approve': template(
    'STAFF',
    ['Lista wypłat do zatwierdzenia', 'A payment list to be approved'],
    {
      pl: [
        'Lista wypłat {lista} do zatwierdzenia',
        'Lista wypłat {lista} jest przygotowana i czeka na zatwierdzenie przez inną osobę.',
      ],
      en: [
        'Payment list {lista} to be approved',
        'Payment list {lista} is prepared and waits for the approval of another person.',
      ],
    },
  ),
  'staff-list-back': template('STAFF', ['Lista wypłat niezatwierdzona', 'A payment list was not approved'], {
    pl: [
      'Lista wypłat {lista} wróciła do poprawy',
      'Lista wypłat {lista} nie została zatwierdzona. Powód jest w szczegółach listy.',
    ],
    en: [
      'Payment list {lista} was sent back',
      'Payment list {lista} was not approved. The reason is in the details of the list.',
    ],
  }),
  'staff-retention-list': template('STAFF', ['Lista danych do usunięcia', 'A list of data to be erased'], {
    pl: [
      'Lista danych do usunięcia czeka na decyzję',
      'Są osoby, którym minęły terminy przechowywania danych. Zatwierdź listę albo ją odrzuć na stronie „Dane do usunięcia”.',
    ],
    en: [
      'A list of data to be erased waits for a decision',
      'There are people whose data has been kept long enough. Approve the list or refuse it on the page “Data to be erased”.',
    ],
  }),
  'staff-chat-mention': template('STAFF', ['Wzmianka na czacie', 'A mention in the chat'], {
    pl: ['Wzmianka na czacie', 'Na czacie wspomniano o Tobie.'],
    en: ['Mention in the chat', 'You were mentioned in the chat.'],
  }),
});
