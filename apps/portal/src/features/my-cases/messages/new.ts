import { COUNTED, countText } from '@urzad/domain';
import type { CaseTerm } from '@urzad/grants';
import type { Locale } from '@urzad/ui';
import type { Messages } from '#shared/i18n/messages';

/** `14 dni`, or the month that the law names. */
function termText(term: CaseTerm, month: string, locale: Locale): string {
  return 'months' in term ? month : countText(term.days, COUNTED.day, locale);
}

const pl = {
  title: 'Napisz do urzędu',
  lead: 'Odpowie Ci człowiek. Całą rozmowę i pliki znajdziesz potem w zakładce „Sprawy”.',
  officeTitle: 'Nowa sprawa',
  officeLead: 'Sprawę zakładasz dla wnioskodawcy, którego dotyczy zgłoszenie.',
  loading: 'Wczytujemy formularz sprawy',
  failed: 'Nie udało się wczytać formularza sprawy',
  missing: {
    title: 'Nie znaleźliśmy tego zgłoszenia',
    text: 'To zgłoszenie nie istnieje albo jest cudze. Sprawdź, czy logujesz się na właściwe konto.',
  },
  unsent: {
    title: 'Tego zgłoszenia jeszcze u nas nie ma',
    text: 'Zgłoszenie nie jest złożone, więc nikt w urzędzie go nie widzi. Napisz w sprawie ogólnej.',
  },
  toGeneral: 'Napisz w sprawie ogólnej',
  noApplicant: {
    title: 'Sprawę ogólną zakłada wnioskodawca',
    text: 'Urząd zakłada sprawę o zgłoszeniu. Otwórz zgłoszenie i wybierz „Nowa sprawa”.',
  },
  about: 'Czego dotyczy sprawa?',
  registration: 'Zgłoszenie',
  call: (number: string) => `nabór ${number}`,
  children: (names: string) => `dzieci: ${names}`,
  general: 'Sprawa ogólna',
  generalText: 'Nie dotyczy żadnego zgłoszenia.',
  change: 'Zmień',
  changeTitle: 'Czego dotyczy sprawa?',
  changeText: 'To, co już wpisano, zostanie.',
  changeFailed: {
    title: 'Nie zmieniliśmy tego, czego dotyczy sprawa',
    text: 'Przeglądarka nie może zapisać szkicu, więc to, co wpisano, przepadłoby. Spróbuj jeszcze raz.',
  },
  close: 'Zamknij',
  wanted: 'Co chcesz załatwić?',
  officeWanted: 'Czego potrzebuje wnioskodawca?',
  kind: 'Rodzaj sprawy',
  term: (term: CaseTerm) => `odpowiemy w ${termText(term, 'ciągu miesiąca', 'pl')}`,
  describe: 'Opisz sprawę',
  describeFirst: 'Najpierw wybierz rodzaj sprawy.',
  files: 'Dodaj pliki',
  entry: 'Wpływ sprawy',
  channel: 'Kanał',
  channelHint: 'Portal: wiadomość jest od Ciebie. Inny kanał: wpisujesz to, co przysłał wnioskodawca.',
  priority: 'Priorytet',
  submit: 'Wyślij sprawę',
  refused: 'Nie wysłaliśmy sprawy.',
  sendFailed: 'Nie udało się wysłać sprawy',
  sentBefore:
    'Wcześniejsza wersja tej sprawy mogła już dotrzeć. Sprawdź ją na liście spraw, zanim wyślesz nową.',
  sent: (sign: string) => `Sprawa wysłana. Jej znak: ${sign}`,
  reasons: {
    'not-rejected': 'O ponowną ocenę można prosić tylko po odrzuceniu zgłoszenia.',
    'too-late': 'Termin na prośbę o ponowną ocenę minął. Możesz napisać w innej sprawie.',
    asked: 'Prośba o ponowną ocenę tego zgłoszenia już jest w urzędzie. Znajdziesz ją w sprawach.',
    acting: 'Nie można napisać za inną osobę. Wróć na swoje konto.',
  },
  answerTitle: 'Odpowiemy najpóźniej',
  answerBy: (day: string) => `Odpowiemy najpóźniej ${day}.`,
  answerUnknown: 'Dzień odpowiedzi zależy od rodzaju sprawy.',
  answerDay: (weekday: string, days: number) => `${weekday}, za ${countText(days, COUNTED.day)}`,
  answerLonger: 'Zwykle szybciej. Jeśli się przedłuży, napiszemy dlaczego i do kiedy.',
  after: 'Co się stanie po wysłaniu',
  afterSteps: [
    'Dostaniesz znak sprawy i potwierdzenie e-mailem.',
    'Sprawą zajmie się osoba, która zna Twoje zgłoszenie, albo inna z naszego zespołu.',
    'Odpowiedź przeczytasz tutaj. Damy Ci znać e-mailem.',
  ],
  urgent: 'Coś pilnego?',
};

const en = {
  title: 'Write to the office',
  lead: 'A person will answer. The whole conversation and its files are in “Cases” afterwards.',
  officeTitle: 'New case',
  officeLead: 'You open the case for the applicant of the application.',
  loading: 'Loading the form',
  failed: 'The form could not be loaded',
  missing: {
    title: 'We could not find this application',
    text: 'It does not exist or is not yours. Check that you sign in to the right account.',
  },
  unsent: {
    title: 'The office does not have this application yet',
    text: 'It is not submitted, so nobody in the office sees it. Write in a general case.',
  },
  toGeneral: 'Write in a general case',
  noApplicant: {
    title: 'Applicants open general cases',
    text: 'The office opens cases about applications. Open an application and choose “New case”.',
  },
  about: 'What is it about?',
  registration: 'Application',
  call: (number: string) => `call ${number}`,
  children: (names: string) => `children: ${names}`,
  general: 'General case',
  generalText: 'It is about no application.',
  change: 'Change',
  changeTitle: 'What is it about?',
  changeText: 'What was entered stays.',
  changeFailed: {
    title: 'The case is still about the same',
    text: 'The browser cannot store a draft, so what was entered would be lost. Try again.',
  },
  close: 'Close',
  wanted: 'What do you need?',
  officeWanted: 'What does the applicant need?',
  kind: 'Kind of case',
  term: (term: CaseTerm) => `we answer within ${termText(term, 'a month', 'en')}`,
  describe: 'Describe it',
  describeFirst: 'First choose the kind of case.',
  files: 'Add files',
  entry: 'How it came in',
  channel: 'Channel',
  channelHint: 'Portal: the message is yours. Another one: you enter what the applicant sent.',
  priority: 'Priority',
  submit: 'Send the case',
  refused: 'The case was not sent.',
  sendFailed: 'The case could not be sent',
  sentBefore:
    'An earlier version of this case may have arrived. Look for it among your cases before you send another one.',
  sent: (sign: string) => `The case was sent. Its sign: ${sign}`,
  reasons: {
    'not-rejected': 'A review can be asked for only after a rejection.',
    'too-late': 'The time for asking for a review has passed. You can write about something else.',
    asked: 'The office already has your request for a review. You find it among your cases.',
    acting: 'Nobody can write for another person. Return to your own account.',
  },
  answerTitle: 'We answer by',
  answerBy: (day: string) => `We answer by ${day}.`,
  answerUnknown: 'The day depends on the kind of case.',
  answerDay: (weekday: string, days: number) => `${weekday}, in ${countText(days, COUNTED.day, 'en')}`,
  answerLonger: 'Usually sooner. If it takes longer, we will write why and until when.',
  after: 'What happens after you send it',
  afterSteps: [
    'You get the sign of the case and a confirmation by e-mail.',
    'It goes to the person who knows your application, or to another one of our team.',
    'You read the answer here. We let you know by e-mail.',
  ],
  urgent: 'Is it urgent?',
} satisfies typeof pl;

export const newMessages: Messages<typeof pl> = { pl, en };
