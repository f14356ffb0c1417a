import { COUNTED, countText, LEFT_WORD, pluralOf } from '@urzad/domain';
import { COUNTED_REGISTRATION } from '@urzad/grants';
import type { Messages } from '#shared/i18n/messages';

const pl = {
  documentTitle: 'Dofinansowanie opieki nad dzieckiem',
  title: 'Wracasz do pracy? Dołożymy się do opieki nad dzieckiem.',
  lead: (terms: { rate: string; careForms: string; cap: string; months: number }) =>
    `Zwracamy do ${terms.rate} kosztów ${terms.careForms} – do ${terms.cap} miesięcznie, przez ${countText(terms.months, COUNTED.month)}. Zgłoszenie złożysz i podpiszesz przez internet.`,
  leadWithoutTerms:
    'Zwracamy dużą część miesięcznych kosztów opieki nad małym dzieckiem. Zgłoszenie złożysz i podpiszesz przez internet.',
  or: 'lub',
  note: 'Wypełnienie zajmuje od 30 do 45 minut. Możesz przerwać i wrócić.',

  apply: 'Złóż zgłoszenie',
  createAccount: 'Załóż konto',
  isItForMe: 'Sprawdź, czy to dla Ciebie',
  myRegistrations: 'Moje zgłoszenia',
  loadingTask: 'Sprawdzamy, co masz do zrobienia',

  call: (number: string) => `Nabór ${number}`,
  openUntil: (day: string) => `Przyjmujemy zgłoszenia do ${day}`,
  opens: (day: string) => `Nabór rozpocznie się ${day}`,
  over: 'Ten nabór już się zakończył',
  ended: (day: string) => `Nabór zakończył się ${day}`,
  next: 'Termin następnego ogłosimy tutaj.',
  cancelled: 'Ten nabór został odwołany',
  at: (weekday: string, time: string) => `${weekday}, godz. ${time}`,
  daysLeft: (days: number) => {
    if (days === 0) return 'ostatni dzień';
    return days === 1 ? 'tylko do jutra' : `${pluralOf(days, LEFT_WORD)} ${countText(days, COUNTED.day)}`;
  },
  submitted: (count: number) => countText(count, COUNTED_REGISTRATION),
  forPlaces: (places: number) => `na ${places} miejsc`,
  loadingCall: 'Wczytujemy dane o naborze',
  noCallTitle: 'Teraz nie prowadzimy naboru',
  noCall: 'Gdy ogłosimy następny, zobaczysz tu jego terminy. Konto możesz założyć już dziś.',
  callFailed: 'Nie udało się wczytać danych o naborze',

  amounts: 'Ile możesz dostać',
  upTo: (amount: string) => `do ${amount}`,
  careForms: {
    ZLOBEK: {
      name: 'żłobek',
      of: 'żłobka',
      text: 'miesięcznie, na podstawie rachunku i potwierdzenia zapłaty',
    },
    KLUB: {
      name: 'klub dziecięcy',
      of: 'klubu dziecięcego',
      text: 'miesięcznie, jeśli klub jest w rejestrze żłobków i klubów',
    },
    DZIENNY: {
      name: 'dzienny opiekun',
      of: 'dziennego opiekuna',
      text: 'miesięcznie, jeśli opiekun jest w wykazie dziennych opiekunów',
    },
    NIANIA: {
      name: 'niania',
      of: 'niani',
      text: 'miesięcznie, przy umowie uaktywniającej zgłoszonej do ZUS',
    },
    PRZEDSZKOLE: {
      name: 'przedszkole',
      of: 'przedszkola',
      text: 'miesięcznie, na podstawie rachunku i potwierdzenia zapłaty',
    },
  },

  who: 'Kto może złożyć zgłoszenie',
  whoLives: (voivodeship: string) => `Mieszkasz w województwie ${voivodeship}.`,
  whoChild: (from: string, to: string) =>
    `Opiekujesz się dzieckiem, które ma co najmniej ${from} i nie skończyło ${to}.`,
  ageFrom: {
    weeks: (count: number) => countText(count, COUNTED.week),
    years: (count: number) => countText(count, COUNTED.year),
  },
  ageTo: (years: number) => `${years} lat`,
  whoReturns: (days: number) =>
    `Wracasz do pracy po urlopie albo ją zaczynasz – najpóźniej ${days} dni po zakończeniu naboru.`,
  whoPays: 'Płacisz za opiekę i masz na to rachunek, fakturę lub umowę.',
  unsure: 'Nie masz pewności?',
  unsureText: 'Odpowiedz na 6 krótkich pytań. Nie musisz się logować.',
  unsureAction: 'Sprawdź w 2 minuty',

  howItWorks: 'Jak to działa',
  steps: [
    { title: 'Załóż konto', text: 'Wystarczy adres e-mail i hasło.', duration: '5 minut' },
    {
      title: 'Wypełnij zgłoszenie',
      text: 'Przygotuj numery PESEL, umowę o opiekę i zaświadczenie. Szkic zapisuje się sam.',
      duration: '30–45 minut',
    },
    {
      title: 'Podpisz przez internet',
      text: 'Hasłem i kodem, który przyślemy e-mailem.',
      duration: '3 minuty',
    },
    { title: 'Poczekaj na ocenę', text: 'Sprawdzimy zgłoszenie i napiszemy, jeśli czegoś brakuje.' },
    {
      title: 'Odbieraj zwrot',
      text: 'Po podpisaniu umowy raz w miesiącu rozliczasz koszty, a my przelewamy pieniądze.',
      duration: 'co miesiąc',
    },
  ],

  help: 'Potrzebujesz pomocy?',
  write: 'Napisz do urzędu',
  helpText: 'Zadzwoń albo napisz. Przejdziemy przez zgłoszenie razem z Tobą.',
  rules: 'Regulamin projektu',
  accessibility: 'Deklaracja dostępności',
};

const en = {
  documentTitle: 'Co-funding of childcare',
  title: 'Going back to work? We will help to pay for childcare.',
  lead: (terms: { rate: string; careForms: string; cap: string; months: number }) =>
    `We pay back up to ${terms.rate} of the cost of a ${terms.careForms} – up to ${terms.cap} a month, for ${countText(terms.months, COUNTED.month, 'en')}. You apply and sign online.`,
  leadWithoutTerms:
    'We pay back a large part of the monthly cost of care for a small child. You apply and sign online.',
  or: 'or',
  note: 'Filling in the form takes 30 to 45 minutes. You can stop and come back.',

  apply: 'Apply',
  createAccount: 'Create an account',
  isItForMe: 'See if it is for you',
  myRegistrations: 'My applications',
  loadingTask: 'Looking for what you have to do',

  call: (number: string) => `Call ${number}`,
  openUntil: (day: string) => `We accept applications until ${day}`,
  opens: (day: string) => `The call opens on ${day}`,
  over: 'This call has ended',
  ended: (day: string) => `The call ended on ${day}`,
  next: 'The date of the next one will be announced here.',
  cancelled: 'This call was cancelled',
  at: (weekday: string, time: string) => `${weekday}, ${time}`,
  daysLeft: (days: number) => {
    if (days === 0) return 'last day';
    return days === 1 ? 'until tomorrow only' : `${days} days left`;
  },
  submitted: (count: number) => countText(count, COUNTED_REGISTRATION, 'en'),
  forPlaces: (places: number) => `for ${places} places`,
  loadingCall: 'Loading the data of the call',
  noCallTitle: 'There is no call at the moment',
  noCall: 'When we announce the next one, you will find its dates here. You can create an account today.',
  callFailed: 'The data of the call could not be loaded',

  amounts: 'How much you can get',
  upTo: (amount: string) => `up to ${amount}`,
  careForms: {
    ZLOBEK: {
      name: 'nursery',
      of: 'nursery',
      text: 'a month, on the basis of a bill and a proof of payment',
    },
    KLUB: { name: "children's club", of: "children's club", text: 'a month, if the club is in the register' },
    DZIENNY: { name: 'day carer', of: 'day carer', text: 'a month, if the carer is in the register' },
    NIANIA: { name: 'nanny', of: 'nanny', text: 'a month, with an activation contract reported to ZUS' },
    PRZEDSZKOLE: {
      name: 'kindergarten',
      of: 'kindergarten',
      text: 'a month, on the basis of a bill and a proof of payment',
    },
  },

  who: 'Who may apply',
  whoLives: (voivodeship: string) => `You live in ${voivodeship}.`,
  whoChild: (from: string, to: string) =>
    `You care for a child who is at least ${from} old and not yet ${to}.`,
  ageFrom: {
    weeks: (count: number) => countText(count, COUNTED.week, 'en'),
    years: (count: number) => countText(count, COUNTED.year, 'en'),
  },
  ageTo: (years: number) => `${years} years old`,
  whoReturns: (days: number) =>
    `You go back to work after leave or start a job – within ${days} days of the end of the call.`,
  whoPays: 'You pay for care and have a bill, an invoice or a contract for it.',
  unsure: 'Not sure?',
  unsureText: 'Answer 6 short questions. You do not have to sign in.',
  unsureAction: 'Check in 2 minutes',

  howItWorks: 'How it works',
  steps: [
    {
      title: 'Create an account',
      text: 'An e-mail address and a password are enough.',
      duration: '5 minutes',
    },
    {
      title: 'Fill in the application',
      text: 'Have PESEL numbers, the care contract and the certificate at hand. The draft saves itself.',
      duration: '30–45 minutes',
    },
    {
      title: 'Sign online',
      text: 'With your password and a code that we send you by e-mail.',
      duration: '3 minutes',
    },
    { title: 'Wait for the assessment', text: 'We check the application and write if something is missing.' },
    {
      title: 'Get your money back',
      text: 'After the contract is signed you account for the costs once a month and we pay.',
      duration: 'every month',
    },
  ],

  help: 'Do you need help?',
  write: 'Write to the office',
  helpText: 'Call or write. We will go through the application with you.',
  rules: 'Rules of the project',
  accessibility: 'Accessibility statement',
} satisfies typeof pl;

export const homeMessages: Messages<typeof pl> = { pl, en };
export type HomeWords = typeof pl;
