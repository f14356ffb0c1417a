import type { Messages } from '#shared/i18n/messages';
import type { Beginning } from '../logic/letter-values';
import type { LetterPart } from '../logic/letter-versions';

const pl = {
  titles: {
    new: 'Nowy list',
    draft: 'Szkic listu',
    answer: 'Odpowiedź na list',
    all: 'Odpowiedź wszystkim',
    forward: 'Przekazanie listu',
  } satisfies Record<Beginning, string> as Record<Beginning, string>,
  mail: 'Poczta',
  loading: 'Wczytujemy list',
  failed: 'Nie udało się wczytać listu',
  missing: { title: 'Nie masz takiego listu', text: 'Mógł zostać usunięty. Wróć do poczty.' },
  missingObject: {
    title: 'Nie widzisz tego, o czym ma być list',
    text: 'Sprawdź adres albo zacznij nowy list w poczcie.',
  },
  sentAlready: {
    title: 'Ten szkic został już wysłany',
    text: 'List znajdziesz w folderze „Wysłane”.',
    link: 'Zobacz list',
  },
  lead: 'Do osób z urzędu, do wnioskodawcy w jego sprawie albo na adres spoza urzędu.',
  about: 'Dotyczy',
  aboutHint:
    'Wpisz znak, numer albo nazwisko. Gdy wybierzesz, czego dotyczy list, możesz napisać do wnioskodawcy. Dostanie pismo w sprawie.',
  to: 'Do',
  cc: 'Kopia',
  noChoice: 'nie można wybrać',
  outside: 'Adresy e-mail spoza urzędu',
  outsideHint: 'Po każdym adresie naciśnij Enter. E-mailem nie wysyłamy plików ani numerów PESEL.',
  subject: 'Temat',
  body: 'Treść',
  bodyHint: 'Zacznij od powitania i podpisz się.',
  textAndFiles: 'Treść i pliki listu',
  ready: 'Wzory listów',
  stored: 'Pliki listu',
  save: 'Zapisz szkic',
  saved: 'Szkic zapisany',
  send: 'Wyślij',
  sent: 'List wysłany',
  notSent: 'Nie udało się wysłać listu',
  notSaved: 'Nie udało się zapisać szkicu',
  refused: 'List nie został wysłany',
  sentBefore: 'Ten list mógł już zostać wysłany. Sprawdź folder „Wysłane”.',
  answered: (name: string) =>
    `Na ten list odpowiedziano już w międzyczasie: ${name}. Twój tekst zostaje. Jeśli mimo to chcesz wysłać drugą odpowiedź, naciśnij „Wyślij” jeszcze raz.`,
  changed: 'Szkic zmieniono w innym oknie. To, co tu jest, zostaje. Porównaj wersje i wybierz jedną.',
  compare: 'Porównaj wersje',
  conflict: {
    title: 'Szkic zmieniono w innym oknie',
    differ:
      'Porównaj obie wersje i wybierz, która zostaje. Wersja z tego okna zastąpi zapisaną, gdy zapiszesz szkic albo wyślesz list.',
    same: 'Obie wersje są takie same. Możesz dalej pracować.',
    answer: 'Pole',
    mine: 'W tym oknie',
    theirs: 'Zapisane',
    keepMine: 'Zostaw wersję z tego okna',
    takeTheirs: 'Weź zapisaną wersję',
    nothing: 'puste',
    chosenHere: (count: number) => `wybrane w tym oknie: ${count}`,
    parts: {
      ...{ to: 'Do', cc: 'Kopia', outside: 'Adresy e-mail spoza urzędu', object: 'Dotyczy' },
      ...{ subject: 'Temat', body: 'Treść', files: 'Pliki' },
    } satisfies Record<LetterPart, string> as Record<LetterPart, string>,
  },
  reasons: {
    sent: 'Ten szkic wysłano już w innym oknie. Znajdziesz go w folderze „Wysłane”.',
    'not-owner':
      'Do wnioskodawcy pisze osoba, która prowadzi sprawę. Przejmij sprawę albo usuń go z adresatów.',
    'opens-no-cases': 'Pismo do wnioskodawcy zakłada sprawę, a do tego nie masz uprawnień.',
    office: 'Tej sprawy wnioskodawca nie widzi. Usuń go z adresatów.',
  },
  /** By the codes of the server, of each field. */
  fieldErrors: {
    to: {
      own: 'Nie możesz napisać listu do siebie.',
      'no-account': 'Jedna z tych osób nie ma już poczty urzędu. Usuń ją z listy.',
      'no-case': 'O tym nie ma sprawy, w której wnioskodawca przeczyta list. Wybierz sprawę.',
      'is-empty': 'Wybierz osobę albo wpisz adres spoza urzędu.',
    },
    cc: {
      own: 'Nie możesz wysłać kopii do siebie.',
      'no-account': 'Jedna z tych osób nie ma poczty urzędu. Usuń ją z listy.',
      'no-copy': 'Do wnioskodawcy napisz w polu „Do”.',
    },
    outside: {
      'not-valid-mail': 'Jeden z adresów jest niepoprawny. Sprawdź, czy ma znak @ i domenę.',
      'has-account':
        'Jeden z adresów ma konto w portalu. Osobę z urzędu wybierz w polu „Do”, a do wnioskodawcy napisz z jego sprawy.',
    },
    subject: {
      'private-number': 'E-mailem nie wysyłamy numerów PESEL ani rachunków. Usuń numer.',
    },
    body: {
      'private-number': 'E-mailem nie wysyłamy numerów PESEL ani rachunków. Usuń numer.',
    },
    filenames: {
      'no-file': 'Nie mamy już jednego z plików. Usuń go i dołącz ponownie.',
      'not-valid-files': 'Takiego pliku nie można tu dołączyć.',
      'is-too-big': 'List może mieć najwyżej 10 plików.',
      outside: 'E-mailem nie wysyłamy plików. Usuń pliki albo adresy spoza urzędu.',
      'in-case': 'Jeden z plików należy już do innej sprawy. Usuń go.',
    },
  } as Readonly<Record<string, Readonly<Record<string, string>>>>,
};

const en = {
  titles: {
    new: 'New letter',
    draft: 'Draft of a letter',
    answer: 'Answer to a letter',
    all: 'Answer to all',
    forward: 'Forwarded letter',
  },
  mail: 'Mail',
  loading: 'Loading the letter',
  failed: 'The letter could not be loaded',
  missing: { title: 'You have no such letter', text: 'It may have been erased. Go back to the mail.' },
  missingObject: {
    title: 'You do not see what the letter is to be about',
    text: 'Check the address, or begin a new letter in the mail.',
  },
  sentAlready: {
    title: 'This draft was sent already',
    text: 'The letter is in the folder “Sent”.',
    link: 'See the letter',
  },
  lead: 'To people of the office, to an applicant in their case, or to an address outside.',
  about: 'About',
  aboutHint:
    'Type a sign, a number or a name. Once you choose what the letter is about, you can write to its applicant, who gets a letter in a case.',
  to: 'To',
  cc: 'Copy',
  noChoice: 'cannot be chosen',
  outside: 'E-mail addresses outside the office',
  outsideHint: 'Press Enter after each address. We send no files and no PESEL numbers by e-mail.',
  subject: 'Subject',
  body: 'Text',
  bodyHint: 'Begin with a greeting, and sign.',
  textAndFiles: 'Text and files of the letter',
  ready: 'Ready letters',
  stored: 'Files of the letter',
  save: 'Save as a draft',
  saved: 'Draft saved',
  send: 'Send',
  sent: 'Letter sent',
  notSent: 'The letter could not be sent',
  notSaved: 'The draft could not be saved',
  refused: 'The letter was not sent',
  sentBefore: 'This letter may have been sent already. Look into the folder “Sent”.',
  answered: (name: string) =>
    `This letter has been answered meanwhile: ${name}. Your text stays. Press “Send” once more for a second answer all the same.`,
  changed:
    'The draft was changed in another window. What is here stays. Compare the versions and choose one.',
  compare: 'Compare the versions',
  conflict: {
    title: 'The draft was changed in another window',
    differ:
      'Compare both versions and choose which one stays. The version of this window replaces the stored one once you save the draft or send the letter.',
    same: 'Both versions are the same. You can go on.',
    answer: 'Field',
    mine: 'In this window',
    theirs: 'Stored',
    keepMine: 'Keep the version of this window',
    takeTheirs: 'Take the stored version',
    nothing: 'empty',
    chosenHere: (count: number) => `chosen in this window: ${count}`,
    parts: {
      ...{ to: 'To', cc: 'Copy', outside: 'E-mail addresses outside the office', object: 'About' },
      ...{ subject: 'Subject', body: 'Text', files: 'Files' },
    },
  },
  reasons: {
    sent: 'This draft was sent in another window already. It is in the folder “Sent”.',
    'not-owner':
      'The officer in charge of a case writes to its applicant. Take the case over, or remove the applicant.',
    'opens-no-cases': 'A letter to an applicant opens a case, for which you have no permission.',
    office: 'The applicant does not see this case. Remove them from the recipients.',
  },
  fieldErrors: {
    to: {
      own: 'You cannot write to yourself.',
      'no-account': 'One of these people has no mail of the office any more. Remove them.',
      'no-case': 'There is no case about it in which the applicant would read the letter. Choose a case.',
      'is-empty': 'Choose a person, or enter an address outside the office.',
    },
    cc: {
      own: 'You cannot send a copy to yourself.',
      'no-account': 'One of these people has no mail of the office. Remove them.',
      'no-copy': 'Write to the applicant in the field “To”.',
    },
    outside: {
      'not-valid-mail': 'One of the addresses is not valid. Check that it has an @ and a domain.',
      'has-account':
        'One of the addresses has an account in the portal. Choose a person of the office in the field “To”, and write to an applicant from their case.',
    },
    subject: { 'private-number': 'We send no PESEL and no account numbers by e-mail. Remove the number.' },
    body: { 'private-number': 'We send no PESEL and no account numbers by e-mail. Remove the number.' },
    filenames: {
      'no-file': 'We do not have one of the files any more. Remove it and attach it again.',
      'not-valid-files': 'Such a file cannot be attached here.',
      'is-too-big': 'A letter may have at most 10 files.',
      outside: 'We send no files by e-mail. Remove the files, or the addresses outside.',
      'in-case': 'One of the files belongs to another case already. Remove it.',
    },
  },
} satisfies typeof pl;

export const composeMessages: Messages<typeof pl> = { pl, en };
