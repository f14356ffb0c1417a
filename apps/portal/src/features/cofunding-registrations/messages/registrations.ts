import { COUNTED, countText, pluralOf } from '@urzad/domain';
import { COUNTED_REGISTRATION } from '@urzad/grants';
import { documentKindMessages } from '#shared/entities/documents/document-kinds';
import type { Messages } from '#shared/i18n/messages';
import { sharedWords } from './shared-words';

const waitingWord = { one: 'czeka', few: 'czekają', many: 'czeka' };

/** The number of registrations, and of those that wait for the person, if any. */
function withWaiting(all: string, waiting: string): string {
  return waiting === '' ? all : `${all} ${waiting}`;
}

function waitingPl(count: number, waiting: number): string {
  if (waiting === 0) return '';
  if (count === 1) return 'Czeka na Ciebie.';
  return `${waiting === 1 ? 'Jedno' : waiting} ${pluralOf(waiting, waitingWord)} na Ciebie.`;
}

function waitingEn(count: number, waiting: number): string {
  if (waiting === 0) return '';
  if (count === 1) return 'It is waiting for you.';
  return waiting === 1 ? 'One is waiting for you.' : `${waiting} are waiting for you.`;
}

const pl = {
  list: {
    title: sharedWords.pl.mine,
    lead: (count: number, waiting: number) =>
      withWaiting(`Masz ${countText(count, COUNTED_REGISTRATION)}.`, waitingPl(count, waiting)),
    loading: 'Wczytujemy Twoje zgłoszenia',
    failed: 'Nie udało się wczytać Twoich zgłoszeń',
    start: sharedWords.pl.new,
    emptyTitle: 'Nie masz jeszcze zgłoszeń',
    empty: sharedWords.pl.firstTakes,
    number: 'Numer',
    child: 'Dziecko',
    care: 'Opieka',
    sent: 'Złożono',
    monthly: 'Miesięcznie',
    status: 'Status',
    action: 'Co możesz zrobić',
    noChild: 'jeszcze bez dziecka',
    notSent: 'jeszcze nie',
    unknown: 'Brak',
    deadline: (date: string) => `Termin: ${date}`,
    saved: (date: string, time: string) => `Zapisano ${date}, ${time}`,
    deleted: (date: string) => `Usunięto ${date}`,
    call: (number: string) => `Nabór ${number}`,
  },
  missing: {
    title: 'Nie znaleźliśmy tego zgłoszenia',
    text: 'To zgłoszenie nie istnieje albo nie jest Twoje. Sprawdź, czy logujesz się na właściwe konto.',
  },
  action: { to_correct: 'Popraw', signed: 'Złóż', to_sign: 'Podpisz', draft: 'Dokończ', other: 'Zobacz' },
  waiting: {
    to_correct: {
      title: (date: string) => `Popraw zgłoszenie do ${date}`,
      text: (left: string) =>
        `Urząd prosi o poprawki (${left}). Potem podpisz zgłoszenie i złóż je jeszcze raz.`,
      action: 'Popraw zgłoszenie',
    },
    signed: {
      title: 'Złóż podpisane zgłoszenie',
      text: 'Podpis jest gotowy, ale urząd nie dostał jeszcze Twojego zgłoszenia.',
      action: sharedWords.pl.send,
    },
    to_sign: {
      title: sharedWords.pl.sign,
      text: 'Formularz jest wypełniony. Przeczytaj dokument i podpisz go hasłem i kodem.',
      action: sharedWords.pl.sign,
    },
    draft: {
      title: 'Dokończ zgłoszenie',
      text: 'Wszystko, co już wpisano, jest zapisane w szkicu.',
      action: 'Dokończ zgłoszenie',
    },
    remarks: 'Zobacz uwagi',
  },
  start: {
    title: sharedWords.pl.new,
    lead: 'Odpowiedz na sześć krótkich pytań, a sprawdzimy, czy nabór jest dla Ciebie. Odpowiedzi wpiszemy do zgłoszenia.',
    publicLead: 'Odpowiedz na sześć krótkich pytań. Nie musisz się logować.',
    kept: 'Odpowiedzi zostają tylko w tej przeglądarce, najwyżej przez 24 godziny. Gdy rozpoczniesz zgłoszenie, wpiszemy je za Ciebie.',
    createAccount: 'Załóż konto i złóż zgłoszenie',
    haveAccount: 'Mam już konto',
    loading: 'Wczytujemy nabór',
    noCallTitle: 'Teraz nie prowadzimy naboru',
    noCall: 'Termin następnego ogłosimy na stronie głównej.',
    home: 'Strona główna',
    checkTitle: 'Czy to dla Ciebie?',
    livesIn: (voivodeship: string) => `Czy mieszkasz w województwie ${voivodeship}?`,
    yes: 'Tak',
    no: 'Nie',
    bornDate: 'Data urodzenia dziecka',
    upTo: (amount: string) => `do ${amount} miesięcznie`,
    eligibleTitle: 'Możesz złożyć zgłoszenie',
    eligible: 'Twoje odpowiedzi spełniają warunki naboru. Ostatecznie sprawdzimy je w zgłoszeniu.',
    notEligibleTitle: 'Te odpowiedzi nie spełniają warunków naboru',
    notEligible:
      'Możesz przygotować szkic, ale podpiszesz go dopiero wtedy, gdy odpowiedzi w formularzu spełnią warunki.',
    open: (day: string, time: string) => `Zgłoszenia przyjmujemy do ${day}, do godziny ${time}.`,
    prepare: (day: string, time: string) =>
      `Nabór zaczyna się ${day} o godzinie ${time}. Szkic możesz przygotować już teraz.`,
    documentsTitle: 'Co przygotować',
    documents: {
      pesel: 'Numery PESEL – Twój i dziecka',
      provider: 'Nazwę, NIP i numer w rejestrze placówki',
      nanny: 'Imię i nazwisko niani oraz drugiego rodzica',
      cost: 'Miesięczny koszt opieki',
      scan: (name: string, limit: string) => `${name} (PDF, JPG lub PNG, do ${limit})`,
      labour: 'Zaświadczenie o Twojej sytuacji na rynku pracy – od pracodawcy, urzędu pracy albo ZUS',
      disability: 'Orzeczenie o niepełnosprawności, jeśli masz je Ty lub dziecko',
    },
    documentAge: (days: number) =>
      `Zaświadczenie nie może być starsze niż ${countText(days, COUNTED.day, 'pl')}.`,
    begin: 'Rozpocznij zgłoszenie',
    beginAnyway: 'Rozpocznij mimo to',
    beginFailed: 'Nie udało się rozpocząć zgłoszenia',
    taken: 'Masz już zgłoszenie w tym naborze. Możesz mieć tylko jedno.',
    takenTitle: 'Masz już zgłoszenie w tym naborze',
    takenOnce: 'W jednym naborze możesz mieć jedno zgłoszenie.',
    takenBy: {
      draft: 'Wpisz w nim wszystkie dzieci, na które chcesz dostać dofinansowanie.',
      unsent: 'Twoje nie jest jeszcze złożone. Aby coś w nim zmienić, wróć do formularza.',
      sent: (day: string) => `Twoje jest złożone: ${day}.`,
      rejected:
        'Twoje zostało odrzucone. Na jego stronie sprawdzisz, do kiedy możesz poprosić o ponowną ocenę. Nowe możesz złożyć dopiero w następnym naborze.',
      ended: 'Twoje jest już rozpatrzone. Nowe możesz złożyć dopiero w następnym naborze.',
    },
    toTaken: 'Przejdź do zgłoszenia',
  },
  clause: {
    title: sharedWords.pl.clause,
    lead: 'Zanim podasz nam dane, przeczytaj, co z nimi zrobimy. To informacja, nie zgoda. Na końcu potwierdź, że ją znasz.',
    loading: 'Wczytujemy informację o danych',
    loadFailed: 'Nie udało się wczytać informacji o danych',
    missing: {
      title: 'Nie znaleźliśmy tej klauzuli',
      text: 'Ta klauzula nie istnieje albo dotyczy cudzego zgłoszenia. Sprawdź, czy logujesz się na właściwe konto.',
    },
    name: documentKindMessages.pl.KLAUZULA,
    confirm: 'Potwierdzam przeczytanie',
    readFirst: 'Przewiń dokument do końca, a potem potwierdź.',
    ready: 'Dokument przeczytany. Możesz przejść do formularza.',
    failed: 'Nie udało się zapisać potwierdzenia',
    signed: (date: string, time: string) => `Potwierdzono ${date} o ${time}.`,
    toForm: sharedWords.pl.toForm,
  },
};

const en = {
  list: {
    title: sharedWords.en.mine,
    lead: (count: number, waiting: number) =>
      withWaiting(`You have ${countText(count, COUNTED_REGISTRATION, 'en')}.`, waitingEn(count, waiting)),
    loading: 'Loading your applications',
    failed: 'Your applications could not be loaded',
    start: sharedWords.en.new,
    emptyTitle: 'You have no applications yet',
    empty: sharedWords.en.firstTakes,
    number: 'Number',
    child: 'Child',
    care: 'Care',
    sent: 'Submitted',
    monthly: 'Monthly',
    status: 'Status',
    action: 'What you can do',
    noChild: 'no child yet',
    notSent: 'not yet',
    unknown: 'None',
    deadline: (date: string) => `Deadline: ${date}`,
    saved: (date: string, time: string) => `Saved ${date}, ${time}`,
    deleted: (date: string) => `Deleted ${date}`,
    call: (number: string) => `Call ${number}`,
  },
  missing: {
    title: 'We could not find this application',
    text: 'This application does not exist or is not yours. Check that you sign in to the right account.',
  },
  action: { to_correct: 'Correct', signed: 'Submit', to_sign: 'Sign', draft: 'Finish', other: 'Show' },
  waiting: {
    to_correct: {
      title: (date: string) => `Correct your application by ${date}`,
      text: (left: string) =>
        `The office asks for a correction (${left}). Then sign the application and submit it again.`,
      action: 'Correct the application',
    },
    signed: {
      title: 'Submit the signed application',
      text: 'It is signed, but the office has not received it yet.',
      action: sharedWords.en.send,
    },
    to_sign: {
      title: sharedWords.en.sign,
      text: 'The form is complete. Read the document and sign it with your password and a code.',
      action: sharedWords.en.sign,
    },
    draft: {
      title: 'Finish your application',
      text: 'Everything entered so far is kept in the draft.',
      action: 'Finish the application',
    },
    remarks: 'See the remarks',
  },
  start: {
    title: sharedWords.en.new,
    lead: 'Answer six short questions and we will check whether the call is for you. Your answers go into the application.',
    publicLead: 'Answer six short questions. You do not have to sign in.',
    kept: 'Your answers stay in this browser only, for 24 hours at most. When you begin an application, we enter them for you.',
    createAccount: 'Create an account and apply',
    haveAccount: 'I have an account',
    loading: 'Loading the call',
    noCallTitle: 'There is no call at the moment',
    noCall: 'We will announce the next one on the home page.',
    home: 'Home page',
    checkTitle: 'Is it for you?',
    livesIn: (voivodeship: string) => `Do you live in ${voivodeship}?`,
    yes: 'Yes',
    no: 'No',
    bornDate: "Child's date of birth",
    upTo: (amount: string) => `up to ${amount} a month`,
    eligibleTitle: 'You can apply',
    eligible:
      'Your answers meet the conditions of the call. They will be checked finally in the application.',
    notEligibleTitle: 'These answers do not meet the conditions of the call',
    notEligible:
      'You can prepare a draft, but you can sign it only once the answers in the form meet the conditions.',
    open: (day: string, time: string) => `We accept applications until ${day}, ${time}.`,
    prepare: (day: string, time: string) =>
      `The call begins on ${day} at ${time}. You can prepare a draft now.`,
    documentsTitle: 'What to prepare',
    documents: {
      pesel: "PESEL numbers: yours and the child's",
      provider: 'Name, NIP and register number of the care provider',
      nanny: 'Names of the nanny and of the other parent',
      cost: 'Monthly cost of care',
      scan: (name: string, limit: string) => `${name} (PDF, JPG or PNG, up to ${limit})`,
      labour:
        'A certificate of your labour market status from the employer, the employment office or the Social Insurance Institution',
      disability: 'A disability certificate if you or the child have one',
    },
    documentAge: (days: number) =>
      `The certificate must not be older than ${countText(days, COUNTED.day, 'en')}.`,
    begin: 'Begin the application',
    beginAnyway: 'Begin anyway',
    beginFailed: 'The application could not be begun',
    taken: 'You already have an application in this call. There can be only one.',
    takenTitle: 'You already have an application in this call',
    takenOnce: 'There can be one application in a call.',
    takenBy: {
      draft: 'Enter in it all the children you want co-funding for.',
      unsent: 'Yours is not submitted yet. To change something in it, go back to the form.',
      sent: (day: string) => `Yours was submitted on ${day}.`,
      rejected:
        'Yours was rejected. Its page says until when you can ask for a review. You can submit a new one only in the next call.',
      ended: 'Yours has been decided. You can submit a new one only in the next call.',
    },
    toTaken: 'Go to the application',
  },
  clause: {
    title: sharedWords.en.clause,
    lead: 'Before you give us your data, read what we will do with it. This is information, not a consent. Confirm at its end that you know it.',
    loading: 'Loading the information about your data',
    loadFailed: 'The information about your data could not be loaded',
    missing: {
      title: 'We could not find this clause',
      text: 'This clause does not exist or belongs to an application that is not yours. Check that you sign in to the right account.',
    },
    name: documentKindMessages.en.KLAUZULA,
    confirm: 'I confirm that I have read it',
    readFirst: 'Scroll the document to its end, then confirm.',
    ready: 'The document has been read. You can go on to the form.',
    failed: 'The confirmation could not be saved',
    signed: (date: string, time: string) => `Confirmed ${date} at ${time}.`,
    toForm: sharedWords.en.toForm,
  },
} satisfies typeof pl;

export const registrationMessages: Messages<typeof pl> = { pl, en };
