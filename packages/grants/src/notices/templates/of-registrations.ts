import { POLISH_BINDS, template } from './template';

const CORRECTION_LATE = {
  pl: 'Jeśli nie złożysz poprawionego zgłoszenia w terminie, odrzucimy je bez dalszej oceny.',
  en: 'If you do not submit the corrected application in time, we will reject it without any further check.',
};

/** What follows when the documents do not come. */
const DOCUMENTS_LATE = {
  pl: 'Po tym dniu miejsce dostanie następna osoba z listy rezerwowej.',
  en: 'After that day the next person of the reserve list gets the place.',
};

/** What follows a rejection. */
const NEXT_CALL = {
  pl: 'Nowe zgłoszenie możesz złożyć dopiero w następnym naborze.',
  en: 'You can submit a new application in the next call only.',
};

const CORRECT = {
  pl: 'Wezwanie do uzupełnienia zgłoszenia {zgloszenie}',
  en: 'Call for correction of application {zgloszenie}',
};
const REJECTED = {
  pl: 'Wynik oceny formalnej zgłoszenia {zgloszenie}',
  en: 'Result of the formal check of application {zgloszenie}',
};

const DOCUMENTS = { pl: 'Dokumenty do zgłoszenia {zgloszenie}', en: 'Documents of application {zgloszenie}' };

export const REGISTRATION_TEMPLATES = /* @__PURE__ */ Object.freeze({
  'registration-withdrawn': template('OTHER', ['Zgłoszenie wycofane', 'An application was withdrawn'], {
    pl: [
      'Zgłoszenie {zgloszenie} jest wycofane',
      'Zgłoszenie {zgloszenie} zostało wycofane {chwila}. Nie będziemy go dalej rozpatrywać. Podpisane dokumenty zostają w szczegółach zgłoszenia.',
    ],
    en: [
      'Application {zgloszenie} has been withdrawn',
      'Application {zgloszenie} was withdrawn on {chwila}. We will not consider it any further. The signed documents stay in the details of the application.',
    ],
  }),
  'registration-review': template('OTHER', ['Prośba o ponowną ocenę przyjęta', 'A review was accepted'], {
    pl: [
      'Ponowna ocena zgłoszenia {zgloszenie}',
      'Prośba o ponowną ocenę zgłoszenia {zgloszenie} jest przyjęta. Zgłoszenie wraca do oceny formalnej. Odpowiemy do {termin}.',
    ],
    en: [
      'Review of application {zgloszenie}',
      'The request for a review of application {zgloszenie} has been accepted. The application returns to the formal check. We will answer by {termin}.',
    ],
  }),
  'registration-submitted': template('N03', ['Zgłoszenie złożone', 'An application was submitted'], {
    pl: [
      'Potwierdzenie złożenia zgłoszenia {zgloszenie}',
      'Twoje zgłoszenie {zgloszenie} zostało złożone {chwila}. Odpowiemy do {termin}. Urzędowe potwierdzenie złożenia znajdziesz w szczegółach zgłoszenia.',
    ],
    en: [
      'Confirmation: application {zgloszenie} has been submitted',
      `Your application {zgloszenie} was submitted on {chwila}. We will answer by {termin}. You will find the official receipt in the details of the application. ${POLISH_BINDS}`,
    ],
  }),
  'registration-corrected': template('N03', ['Poprawione zgłoszenie złożone', 'A correction was submitted'], {
    pl: [
      'Poprawki do zgłoszenia {zgloszenie} dotarły',
      'Poprawione zgłoszenie {zgloszenie} (wersja {wersja}) dotarło do nas {chwila}. O kolejności decyduje nadal czas pierwszego złożenia. Odpowiemy do {termin}. Urzędowe potwierdzenie złożenia tej wersji znajdziesz w szczegółach zgłoszenia.',
    ],
    en: [
      'The correction of application {zgloszenie} has arrived',
      `The corrected application {zgloszenie} (version {wersja}) reached us on {chwila}. The order is still decided by the time of the first submission. We will answer by {termin}. You will find the official receipt of this version in the details of the application. ${POLISH_BINDS}`,
    ],
  }),
  'registration-returned': template('N04', ['Zgłoszenie do poprawy', 'An application to be corrected'], {
    pl: [
      CORRECT.pl,
      `Popraw zgłoszenie {zgloszenie}, podpisz je i złóż ponownie najpóźniej {termin} ${CORRECTION_LATE.pl} Do poprawy: {pola}.`,
    ],
    en: [
      CORRECT.en,
      `Correct application {zgloszenie}, sign it and submit it again by {termin} at the latest. ${CORRECTION_LATE.en} To be corrected: {pola}.`,
    ],
  }),
  'registration-returned-mail': template(
    'N04',
    ['Zgłoszenie do poprawy: e-mail', 'An application to be corrected: e-mail'],
    {
      pl: [
        CORRECT.pl,
        `Twoje zgłoszenie {zgloszenie} wymaga poprawek. Popraw je, podpisz i złóż ponownie najpóźniej {termin}\n${CORRECTION_LATE.pl}\nUwagi urzędu zobaczysz w serwisie, po zalogowaniu.`,
      ],
      en: [
        CORRECT.en,
        `Your application {zgloszenie} needs a correction. Correct it, sign it and submit it again by {termin} at the latest.\n${CORRECTION_LATE.en}\nYou will see the remarks of the office in the portal, when you have signed in. They are in Polish, and the Polish text is the binding one.`,
      ],
    },
  ),
  'registration-rejected': template('N06', ['Zgłoszenie odrzucone', 'An application was rejected'], {
    pl: [
      REJECTED.pl,
      `Zgłoszenie {zgloszenie} zostało odrzucone po ocenie formalnej. {uzasadnienie} {ocena} ${NEXT_CALL.pl} Pismo urzędu znajdziesz w szczegółach zgłoszenia.`,
    ],
    en: [
      REJECTED.en,
      `Application {zgloszenie} has been rejected after the formal check. {uzasadnienie} {ocena} ${NEXT_CALL.en} You will find the letter of the office in the details of the application. ${POLISH_BINDS}`,
    ],
  }),
  'registration-rejected-mail': template(
    'N06',
    ['Zgłoszenie odrzucone: e-mail', 'An application was rejected: e-mail'],
    {
      pl: [
        REJECTED.pl,
        `Twoje zgłoszenie {zgloszenie} zostało odrzucone po ocenie formalnej. Powód znajdziesz w serwisie, po zalogowaniu.\n{ocena}\n${NEXT_CALL.pl}`,
      ],
      en: [
        REJECTED.en,
        `Your application {zgloszenie} has been rejected after the formal check. You will find the reason in the letter of the office, in the portal, when you have signed in. ${POLISH_BINDS}\n{ocena}\n${NEXT_CALL.en}`,
      ],
    },
  ),
  'registration-assessed': template('N29', ['Punkty zatwierdzone', 'Points were approved'], {
    pl: [
      'Ocena zgłoszenia {zgloszenie}',
      'Zgłoszenie {zgloszenie} jest ocenione. {ogloszenie} Pismo z punktami znajdziesz w szczegółach zgłoszenia.',
    ],
    en: [
      'Points of application {zgloszenie}',
      `Application {zgloszenie} has been given its points. {ogloszenie} You will find the letter with the points in the details of the application. ${POLISH_BINDS}`,
    ],
  }),
  'registration-reminder': template('N05', ['Uzupełnienie mija za kilka dni', 'A correction is due soon'], {
    pl: [
      CORRECT.pl,
      `Przypominamy: zgłoszenie {zgloszenie} czeka na Twoje poprawki. Popraw je, podpisz i złóż ponownie najpóźniej {termin} ${CORRECTION_LATE.pl}`,
    ],
    en: [
      CORRECT.en,
      `A reminder: application {zgloszenie} is waiting for your correction. Correct it, sign it and submit it again by {termin} at the latest. ${CORRECTION_LATE.en}`,
    ],
  }),
  'documents-reminder': template('N11', ['Dokumenty: przypomnienie', 'Documents: a reminder'], {
    pl: [
      DOCUMENTS.pl,
      `Przypominamy: czekamy na dokumenty do zgłoszenia {zgloszenie}. Wyślij je najpóźniej {termin} ${DOCUMENTS_LATE.pl}`,
    ],
    en: [
      DOCUMENTS.en,
      `A reminder: we are waiting for the documents of application {zgloszenie}. Send them by {termin} at the latest. ${DOCUMENTS_LATE.en}`,
    ],
  }),
  'documents-returned': template('N12', ['Dokumenty do poprawy', 'Documents to be corrected'], {
    pl: [
      DOCUMENTS.pl,
      `Niektóre dokumenty do zgłoszenia {zgloszenie} trzeba poprawić. Uwagi zobaczysz w zgłoszeniu. Wyślij dokumenty jeszcze raz najpóźniej {termin} ${DOCUMENTS_LATE.pl}`,
    ],
    en: [
      DOCUMENTS.en,
      `Some documents of application {zgloszenie} have to be corrected. You will see the remarks in the application. Send the documents again by {termin} at the latest. ${DOCUMENTS_LATE.en}`,
    ],
  }),
  'documents-prolonged': template('N11', ['Dokumenty: dłuższy termin', 'Documents: more time'], {
    pl: [
      DOCUMENTS.pl,
      'Masz więcej czasu na dokumenty do zgłoszenia {zgloszenie}: wyślij je najpóźniej {termin}',
    ],
    en: [
      DOCUMENTS.en,
      'You have more time for the documents of application {zgloszenie}: send them by {termin} at the latest.',
    ],
  }),
  'documents-expired': template('OTHER', ['Dokumenty nie przyszły w terminie', 'Documents did not come'], {
    pl: [
      DOCUMENTS.pl,
      'Dokumenty do zgłoszenia {zgloszenie} nie przyszły do {termin} Zgłoszenie wygasło, a miejsce dostanie następna osoba z listy rezerwowej.',
    ],
    en: [
      DOCUMENTS.en,
      'The documents of application {zgloszenie} did not come by {termin}. The application has expired, and the next person of the reserve list gets the place.',
    ],
  }),
});
