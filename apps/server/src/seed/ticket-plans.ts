import type { BrowserFacts } from '@urzad/contract';
import type { TicketPriority, TicketStatus } from '@urzad/grants';

/** A letter, a note, or a reached status of a ticket of the demo. */
interface Happened {
  /** Warsaw time. */
  at: string;
  /** The mailbox of an officer; who asked without one. */
  by?: 'admin.techniczny' | 'pracownik1';
  status?: TicketStatus;
  /** A note of the help desk when `isNote`. */
  body?: string;
  isNote?: true;
  /** The other side has not read it. */
  isUnread?: true;
}

export interface TicketPlan {
  mail: string;
  category: 'LOGOWANIE' | 'FORMULARZ' | 'PLIKI' | 'PODPIS' | 'INNE';
  title: string;
  priority?: TicketPriority;
  browser?: BrowserFacts;
  /** The mailbox of the officer in charge. */
  owner?: Happened['by'];
  /** The place of the ticket that it was merged into, from 1. */
  main?: number;
  /** The first one is the question. */
  course: readonly [Happened & { body: string }, ...Happened[]];
}

const TECH = { by: 'admin.techniczny' } as const;
const PHONE: BrowserFacts = {
  ...{ browser: 'Android, Chrome', viewport: '390 × 844', language: 'pl' },
  ...{ display: 'jasny', version: '0.6.1' },
};
const DESKTOP: BrowserFacts = {
  ...{ browser: 'Windows, Firefox', viewport: '1280 × 720', language: 'pl' },
  ...{ display: 'jasny', version: '0.6.1' },
};

/** The tickets with which the demo begins, in the order of their numbers: of every status some. */
export const TICKET_PLANS: readonly TicketPlan[] = [
  {
    ...{ mail: 'anna.przykladowa@example.com', category: 'LOGOWANIE', owner: 'admin.techniczny' },
    ...{ title: 'Kod logowania przychodzi po kilku minutach', browser: PHONE },
    course: [
      {
        at: '2027-01-04 19:12',
        status: 'new',
        body: 'Kod z wiadomości e-mail jest już nieważny, gdy przychodzi.',
      },
      { at: '2027-01-05 08:20', ...TECH, status: 'open' },
      {
        ...{ at: '2027-01-05 09:05', ...TECH, status: 'solved' },
        body: 'Wiadomości z kodem mają teraz pierwszeństwo. Kod przychodzi w ciągu kilku sekund.',
      },
      { at: '2027-01-05 18:31', status: 'closed' },
    ],
  },
  {
    ...{ mail: 'kancelaria@urzad.example.com', category: 'INNE', owner: 'admin.techniczny' },
    ...{ title: 'Drukarka etykiet nie widzi numerów spraw', browser: DESKTOP },
    course: [
      { at: '2027-01-11 10:40', status: 'new', body: 'Na etykietach brakuje znaku sprawy.' },
      { at: '2027-01-11 11:02', ...TECH, status: 'open' },
      {
        ...{ at: '2027-01-12 08:15', ...TECH, status: 'closed' },
        body: 'Etykiety drukuje inny program. Proszę zgłosić to jego dostawcy.',
      },
    ],
  },
  {
    ...{ mail: 'lucja.cwiczebna@example.com', category: 'PLIKI', owner: 'admin.techniczny' },
    ...{ title: 'Nie mogę dodać zdjęcia z telefonu', browser: PHONE, priority: 'HIGH' },
    course: [
      {
        ...{ at: '2027-02-03 20:14', status: 'new' },
        body: 'Wybieram zdjęcie aktu urodzenia i nic się nie dzieje.\nDrugie zdjęcie dodało się od razu.',
      },
      { at: '2027-02-04 07:58', ...TECH, status: 'open' },
      {
        at: '2027-02-04 08:10',
        ...TECH,
        isNote: true,
        body: 'Zdjęcie ma 4 MB, limit to 3 MB. Komunikat znika za szybko.',
      },
      {
        ...{ at: '2027-02-04 08:25', ...TECH },
        body: 'Zdjęcie jest większe niż 3 MB. Poprawiamy komunikat, a na razie proszę zmniejszyć zdjęcie.',
      },
    ],
  },
  {
    ...{ mail: 'oksana.demonstracyjna@example.com', category: 'PLIKI', main: 3 },
    ...{ title: 'Plik się nie dodaje', browser: PHONE },
    course: [
      { at: '2027-02-04 12:30', status: 'new', body: 'Dodaję skan umowy i nie widzę go na liście.' },
      { at: '2027-02-05 09:02', ...TECH, status: 'closed' },
    ],
  },
  {
    ...{ mail: 'anna.przykladowa@example.com', category: 'PODPIS', owner: 'admin.techniczny' },
    ...{ title: 'Podpis zaufany wraca z błędem', browser: DESKTOP },
    course: [
      { at: '2027-02-05 21:03', status: 'new', body: 'Po podpisaniu umowy portal mówi, że plik jest inny.' },
      { at: '2027-02-08 08:11', ...TECH, status: 'open' },
      {
        ...{ at: '2027-02-08 08:30', ...TECH, status: 'waiting', isUnread: true },
        body: 'Proszę napisać, czy plik był otwierany w innym programie po pobraniu. Taki zapis zmienia dokument.',
      },
    ],
  },
  {
    ...{ mail: 'ksiegowosc@urzad.example.com', category: 'FORMULARZ', owner: 'admin.techniczny' },
    ...{ title: 'Suma na liście wypłat zmienia się po odświeżeniu', browser: DESKTOP, priority: 'HIGH' },
    course: [
      { at: '2027-02-08 13:20', status: 'new', body: 'Po odświeżeniu strony suma jest przez chwilę zerowa.' },
      { at: '2027-02-08 13:40', ...TECH, status: 'open' },
    ],
  },
  {
    ...{ mail: 'katarzyna.wzorcowa@example.com', category: 'LOGOWANIE', owner: 'admin.techniczny' },
    ...{ title: 'Nie działa logowanie z drugiego telefonu', browser: PHONE },
    course: [
      {
        at: '2027-02-01 17:45',
        status: 'new',
        body: 'Na nowym telefonie portal nie przyjmuje kodu z aplikacji.',
      },
      { at: '2027-02-02 08:00', ...TECH, status: 'open' },
      {
        ...{ at: '2027-02-02 08:40', ...TECH, status: 'solved', isUnread: true },
        body: 'Zegar telefonu spieszył się o dwie minuty. Proszę włączyć czas z sieci i spróbować jeszcze raz.',
      },
    ],
  },
  {
    ...{ mail: 'pracownik2@urzad.example.com', category: 'FORMULARZ', owner: 'pracownik1' },
    ...{ title: 'Filtr kolejki gubi wybrany status', browser: DESKTOP },
    course: [
      { at: '2027-02-08 09:12', status: 'new', body: 'Po powrocie z karty zgłoszenia filtr jest pusty.' },
      { at: '2027-02-08 10:00', by: 'pracownik1', status: 'open' },
      {
        ...{ at: '2027-02-09 08:20', by: 'pracownik1', status: 'solved' },
        body: 'Filtr jest teraz w adresie i wraca razem z listą.',
      },
    ],
  },
  {
    ...{ mail: 'lucja.cwiczebna@example.com', category: 'FORMULARZ', browser: PHONE },
    title: 'Data urodzenia dziecka cofa się o jeden dzień',
    priority: 'HIGH',
    course: [
      {
        ...{ at: '2027-02-09 20:50', status: 'new', isUnread: true },
        body: 'Wpisuję 14 marca, a w podsumowaniu jest 13 marca.',
      },
    ],
  },
  {
    ...{ mail: 'kontroler@urzad.example.com', category: 'INNE', browser: DESKTOP },
    title: 'Raport nie mieści się na kartce',
    course: [
      {
        at: '2027-02-09 14:05',
        status: 'new',
        isUnread: true,
        body: 'Ostatnia kolumna raportu jest ucięta na wydruku.',
      },
    ],
  },
  {
    ...{ mail: 'oksana.demonstracyjna@example.com', category: 'LOGOWANIE' },
    title: 'Portal wylogowuje po otwarciu drugiej karty',
    course: [
      {
        at: '2027-02-10 07:15',
        status: 'new',
        isUnread: true,
        body: 'Gdy otwieram drugą kartę, muszę zalogować się ponownie.',
      },
    ],
  },
  {
    ...{ mail: 'katarzyna.wzorcowa@example.com', category: 'INNE', browser: PHONE, owner: 'pracownik1' },
    title: 'Powiadomienie prowadzi do pustej strony',
    course: [
      { at: '2027-02-09 11:31', status: 'new', body: 'Po kliknięciu powiadomienia strona jest pusta.' },
      { at: '2027-02-09 12:00', by: 'pracownik1', status: 'open' },
      { at: '2027-02-09 12:10', by: 'pracownik1', body: 'Dziękujemy, sprawdzamy to.' },
      { at: '2027-02-10 06:58', isUnread: true, body: 'Dzisiaj jest tak samo.' },
    ],
  },
];
