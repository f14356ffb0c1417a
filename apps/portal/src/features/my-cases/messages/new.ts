import { COUNTED, countText } from '@urzad/domain';
import type { CaseTerm } from '@urzad/grants';
import type { Locale } from '@urzad/ui';
import type { Messages } from '#shared/i18n/messages';
import type { Following } from '../logic/following';

/** `14 dni`, or the month that the law names. */
function termText(term: CaseTerm, month: string, locale: Locale): string {
  return 'months' in term ? month : countText(term.days, COUNTED.day, locale);
}

const pl = {
  title: 'Napisz do urzędu',
  lead: 'Odpowie Ci człowiek. Całą rozmowę i pliki znajdziesz potem w zakładce „Sprawy”.',
  officeTitle: 'Nowa sprawa',
  officeLead: 'Sprawę zakładasz dla osoby, której to dotyczy.',
  loading: 'Wczytujemy formularz sprawy',
  failed: 'Nie udało się wczytać formularza sprawy',
  missing: {
    title: 'Nie znaleźliśmy tego, czego ma dotyczyć sprawa',
    text: 'To nie istnieje albo jest cudze. Sprawdź, czy logujesz się na właściwe konto.',
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
  call: (number: string) => `nabór ${number}`,
  children: (names: string) => `dzieci: ${names}`,
  generalText: 'Nie dotyczy żadnego zgłoszenia ani umowy.',
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
  toSign: 'Dalej: przeczytaj i podpisz',
  bank: {
    hint: '26 cyfr. Rachunek może być wspólny, ale musi być też Twój.',
    of: (name: string) => `Rachunek w banku: ${name}`,
    unknown: 'nie znamy nazwy, sprawdź numer jeszcze raz',
  },
  paper: {
    title: 'Potrzebne pismo z podpisem wnioskodawcy',
    text: 'Wybierz kanał, którym przyszło pismo, i dołącz jego skan z podpisem. Zmianę przyjmie inna osoba niż ta, która ją wpisała.',
  },
  follows: {
    account: {
      title: 'Co się stanie z rachunkiem',
      text: 'Przygotujemy oświadczenie: było i jest. Podpiszesz je hasłem i kodem, a wtedy sprawa trafi do nas. Nowy rachunek działa od najbliższej listy wypłat po tym, jak go przyjmiemy. O zmianie napiszemy na Twój adres e-mail.',
    },
    name: {
      title: 'Co się stanie z imieniem i nazwiskiem',
      text: 'Dołącz skan albo zdjęcie dokumentu, na przykład aktu małżeństwa. Przygotujemy oświadczenie, które podpiszesz hasłem i kodem. Gdy je przyjmiemy, nowe imię i nazwisko będą na koncie i w umowie.',
    },
    annex: {
      title: 'Co się stanie z umową',
      text: 'W tym naborze zmiana rachunku albo nazwiska wymaga aneksu. Przygotujemy go z tym, co tu podasz, a Ty i urząd go podpiszecie. Do tego czasu dane zostają bez zmian.',
    },
    care: {
      title: 'Co się stanie z umową',
      text: 'Taka zmiana wymaga aneksu. Przygotujemy go, a Ty i urząd go podpiszecie. Do tego czasu umowa działa jak dotąd.',
    },
    suspension: {
      title: 'Co się stanie z dofinansowaniem',
      text: 'Gdy przyjmiemy sprawę, te miesiące będą zawieszone w całości i nie rozliczysz ich. Pieniądze na nie zostają w umowie. Miesięcy już złożonych albo wypłaconych przerwa nie obejmie. Potem aneks ustali, czy miesiące przesuną się na koniec.',
    },
  } satisfies Record<Following, { title: string; text: string }>,
  refused: 'Nie wysłaliśmy sprawy.',
  sendFailed: 'Nie udało się wysłać sprawy',
  sentBefore:
    'Wcześniejsza wersja tej sprawy mogła już dotrzeć. Sprawdź ją na liście spraw, zanim wyślesz nową.',
  sent: (sign: string) => `Sprawa wysłana. Jej znak: ${sign}`,
  reasons: {
    'no-result': 'O ponowną ocenę można prosić tylko wtedy, gdy jest wynik rozliczenia.',
    'not-rejected': 'O ponowną ocenę można prosić tylko po odrzuceniu zgłoszenia.',
    'too-late': 'Termin na prośbę o ponowną ocenę minął. Możesz napisać w innej sprawie.',
    asked: 'Taka sprawa już jest. Znajdziesz ją w zakładce „Sprawy”.',
    ended: 'Ten udział albo to dofinansowanie już się zakończyło.',
    day: 'Tego dnia nie można wybrać. Podaj dzień po podpisaniu umowy i przed jej końcem.',
    claimed: 'Za czas po tym dniu jest już rozliczenie albo wypłata. Podaj późniejszy dzień.',
    acting: 'Nie można napisać za inną osobę. Wróć na swoje konto.',
    'not-active':
      'Ta umowa już nie obowiązuje albo jeszcze nie jest podpisana, więc nie da się w niej nic zmienić.',
    same: 'Te dane są już w umowie. Sprawdź, co się zmienia.',
    'no-months': 'W tym czasie nie ma miesięcy, które można zawiesić. Sprawdź miesiące w dofinansowaniu.',
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
  officeLead: 'You open the case for the person concerned.',
  loading: 'Loading the form',
  failed: 'The form could not be loaded',
  missing: {
    title: 'We could not find what the case is to be about',
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
  call: (number: string) => `call ${number}`,
  children: (names: string) => `children: ${names}`,
  generalText: 'It is about no application and no contract.',
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
  toSign: 'Next: read and sign',
  bank: {
    hint: '26 digits. The account may be a joint one, but it has to be yours too.',
    of: (name: string) => `Account at the bank: ${name}`,
    unknown: 'we do not know its name, check the number once more',
  },
  paper: {
    title: 'The paper with the applicant’s signature is needed',
    text: 'Choose the channel by which the paper came, and attach its signed scan. Another person than who entered the change accepts it.',
  },
  follows: {
    account: {
      title: 'What happens with the account',
      text: 'We make a statement of what was and what is. You sign it by password and code, and then we get the case. The new account is used from the next payment list after we have accepted it. We tell you of the change by e-mail.',
    },
    name: {
      title: 'What happens with the name',
      text: 'Attach a scan or a photo of a document, such as a marriage certificate. We make a statement that you sign by password and code. When we have accepted it, the new name is in your account and in the contract.',
    },
    annex: {
      title: 'What happens with the contract',
      text: 'In this call another account or name needs an annex. We prepare it with what you give here, and you and the office sign it. Until then nothing changes.',
    },
    care: {
      title: 'What happens with the contract',
      text: 'Such a change needs an annex. We prepare it, and you and the office sign it. Until then the contract stays as it is.',
    },
    suspension: {
      title: 'What happens with the co-funding',
      text: 'When we have accepted the case, these months are suspended as a whole and you do not settle them. Their money stays in the contract. Months that were submitted or paid are not part of the break. Later an annex says whether the months move to the end.',
    },
  },
  refused: 'The case was not sent.',
  sendFailed: 'The case could not be sent',
  sentBefore:
    'An earlier version of this case may have arrived. Look for it among your cases before you send another one.',
  sent: (sign: string) => `The case was sent. Its sign: ${sign}`,
  reasons: {
    'no-result': 'A review can be asked for only once the claim has a result.',
    'not-rejected': 'A review can be asked for only after a rejection.',
    'too-late': 'The time for asking for a review has passed. You can write about something else.',
    asked: 'There is such a case already. You find it among your cases.',
    ended: 'This participation or co-funding has ended already.',
    day: 'This day cannot be chosen. Enter one after the contract was signed and before it ends.',
    claimed: 'There is a claim or a payment for the time after this day. Enter a later day.',
    acting: 'Nobody can write for another person. Return to your own account.',
    'not-active': 'This contract is not in force, so nothing can be changed in it.',
    same: 'The contract has this already. Check what changes.',
    'no-months':
      'There are no months in this time that can be suspended. Look at the months of the co-funding.',
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
