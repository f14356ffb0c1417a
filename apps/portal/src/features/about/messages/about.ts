import { COUNTED, countText } from '@urzad/domain';
import type { Messages } from '#shared/i18n/messages';

const pl = {
  title: 'O projekcie',
  heading: 'Pomagamy rodzicom wrócić do pracy',
  lead: (appName: string) =>
    `Celem projektu „${appName}” jest ułatwienie powrotu do pracy i podjęcia pracy osobom, które opiekują się małymi dziećmi.`,
  selfCheck: 'Sprawdź, czy to dla Ciebie',

  value: 'Wartość projektu',
  euValue: 'Wkład Unii Europejskiej',
  period: 'Czas trwania',
  number: 'Numer projektu',

  actions: 'Co robimy',
  refund: (rate: string, months: number) =>
    `Zwracamy ${rate} kosztów opieki nad dzieckiem, do limitu miesięcznego, najdłużej przez ${countText(months, COUNTED.month)}.`,
  refundWithoutTerms: 'Zwracamy dużą część kosztów opieki nad dzieckiem, do limitu miesięcznego.',
  returnToWork: 'Wspieramy powrót do pracy po urlopie związanym z dzieckiem albo po bezrobociu.',
  online: 'Zgłoszenie złożysz, podpiszesz i sprawdzisz przez internet.',

  groups: 'Kto może skorzystać',
  parents: 'Rodzice i opiekunowie małych dzieci.',
  ageFrom: {
    weeks: (count: number) => countText(count, COUNTED.week),
    years: (count: number) => countText(count, COUNTED.year),
  },
  parentsOf: (from: string, years: number) =>
    `Rodzice i opiekunowie dzieci, które mają co najmniej ${from} i nie skończyły ${years} lat.`,
  lives: (voivodeship: string) => `Osoby, które mieszkają w województwie ${voivodeship}.`,
  work: (days: number) =>
    `Osoby na urlopie związanym z dzieckiem, bezrobotne lub bierne zawodowo, które w ciągu ${days} dni od końca naboru podejmą pracę albo do niej wrócą.`,

  results: 'Jakie będą efekty',
  resultsText:
    'Dzieci uczestników mają zapewnioną opiekę w żłobku, klubie dziecięcym, u dziennego opiekuna, u niani albo w przedszkolu, a ich rodzice wracają do pracy lub ją podejmują.',
  callsHeld: 'ogłoszonych naborów',
  places: 'miejsc w naborach',

  money: 'Skąd są pieniądze',
  eu: 'Unia Europejska',
  euFund: 'Europejski Fundusz Społeczny Plus',
  state: 'Budżet państwa',
  stateText: 'współfinansowanie krajowe',
  own: 'Wkład uczestników',
  ownText: 'część kosztów opieki, której nie zwracamy',
  funding: (appName: string, office: string) =>
    `Projekt „${appName}” jest współfinansowany ze środków Europejskiego Funduszu Społecznego Plus oraz budżetu państwa. Prowadzi go ${office}.`,

  calls: 'Nabory i wyniki',
  call: (number: string) => `Nabór ${number}`,
  ranking: 'Listę rankingową ogłaszamy tutaj po rozstrzygnięciu naboru: same numery zgłoszeń, bez nazwisk.',
  texts: {
    show: (number: string) => `Ogłoszenie i pytania: nabór ${number}`,
    loading: 'Wczytujemy ogłoszenie',
    announcement: 'Ogłoszenie o naborze',
    questions: 'Pytania i odpowiedzi',
  },
  published: {
    show: (number: string) => `Pokaż wyniki naboru ${number}`,
    caption: (number: string) => `Wyniki naboru ${number}`,
    version: (day: string, version: number) => `Lista z ${day}, wersja ${version}.`,
    document: (size: string) => `Lista jako dokument (PDF, ${size})`,
    number: 'Zgłoszenie',
    points: 'Punkty',
    list: 'Lista',
    lists: { in_zone: 'w strefie', out_zone: 'poza strefą' },
    result: 'Wynik',
    place: (place: number) => `miejsce ${place}`,
  },
  noCalls: 'Nie ogłosiliśmy jeszcze żadnego naboru.',

  rights: 'Twoje prawa',
  irregularity: 'Zgłoś nieprawidłowość w projekcie',
  irregularityText: 'nadużycie, korupcja, konflikt interesów',
  equality: 'Zgłoś nierówne traktowanie',
  equalityText:
    'skarga na naruszenie Karty praw podstawowych albo Konwencji o prawach osób niepełnosprawnych',
  rules: 'Regulamin projektu',
  rulesText: 'warunki udziału, punkty, umowa i rozliczenia',
};

const en = {
  title: 'About the project',
  heading: 'We help parents return to work',
  lead: (appName: string) =>
    `The goal of the project “${appName}” is to make it easier to return to work, or to take up work, for people who care for small children.`,
  selfCheck: 'Check whether it is for you',

  value: 'Value of the project',
  euValue: 'Contribution of the European Union',
  period: 'Duration',
  number: 'Project number',

  actions: 'What we do',
  refund: (rate: string, months: number) =>
    `We refund ${rate} of the cost of childcare, up to a monthly limit, for at most ${countText(months, COUNTED.month, 'en')}.`,
  refundWithoutTerms: 'We refund a large part of the cost of childcare, up to a monthly limit.',
  returnToWork: 'We support the return to work after a leave for a child or after unemployment.',
  online: 'You apply, sign and follow your application on the internet.',

  groups: 'Who may take part',
  parents: 'Parents and guardians of small children.',
  ageFrom: {
    weeks: (count: number) => countText(count, COUNTED.week, 'en'),
    years: (count: number) => countText(count, COUNTED.year, 'en'),
  },
  parentsOf: (from: string, years: number) =>
    `Parents and guardians of children who are at least ${from} old and not yet ${years}.`,
  lives: (voivodeship: string) => `People who live in ${voivodeship}.`,
  work: (days: number) =>
    `People on a leave for a child, unemployed or economically inactive, who take up or return to work within ${days} days of the end of the call.`,

  results: 'What it will bring',
  resultsText:
    'Children of participants are cared for in a nursery, a children’s club, by a day carer, a nanny or in a kindergarten, and their parents return to work or take up work.',
  callsHeld: 'calls announced',
  places: 'places in the calls',

  money: 'Where the money comes from',
  eu: 'European Union',
  euFund: 'European Social Fund Plus',
  state: 'State budget',
  stateText: 'national co-financing',
  own: 'Contribution of participants',
  ownText: 'the part of the cost of care that we do not refund',
  funding: (appName: string, office: string) =>
    `The project “${appName}” is co-financed by the European Social Fund Plus and the state budget. It is run by ${office}.`,

  calls: 'Calls and results',
  call: (number: string) => `Call ${number}`,
  ranking:
    'The ranking list is published here once a call is decided: numbers of applications only, no names.',
  texts: {
    show: (number: string) => `Announcement and questions: call ${number}`,
    loading: 'Loading the announcement',
    announcement: 'Announcement of the call',
    questions: 'Questions and answers',
  },
  published: {
    show: (number: string) => `Show the results of call ${number}`,
    caption: (number: string) => `Results of call ${number}`,
    version: (day: string, version: number) => `List of ${day}, version ${version}.`,
    document: (size: string) => `The list as a document in Polish (PDF, ${size})`,
    number: 'Application',
    points: 'Points',
    list: 'List',
    lists: { in_zone: 'in the zone', out_zone: 'outside the zone' },
    result: 'Result',
    place: (place: number) => `place ${place}`,
  },
  noCalls: 'We have not announced a call yet.',

  rights: 'Your rights',
  irregularity: 'Report an irregularity in the project',
  irregularityText: 'abuse, corruption, conflict of interest',
  equality: 'Report unequal treatment',
  equalityText:
    'a complaint about a breach of the Charter of Fundamental Rights or the Convention on the Rights of Persons with Disabilities',
  rules: 'Rules of the project',
  rulesText: 'conditions, points, contract and claims',
} satisfies typeof pl;

export type AboutWords = typeof pl;

export const aboutMessages: Messages<typeof pl> = { pl, en };
