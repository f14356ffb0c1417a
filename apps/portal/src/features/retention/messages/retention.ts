import { type CountedWord, countText } from '@urzad/domain';
import type { Locale } from '@urzad/ui';
import type { RetentionTab } from '#shared/entities/retention/retention-list';
import type { Messages } from '#shared/i18n/messages';
import type { ManyWords } from '#shared/list/many-steps';
import type { RefusalTexts } from '#shared/object/refusal-text';

const PERSON: Record<Locale, CountedWord> = {
  pl: { one: 'osoba', few: 'osoby', many: 'osób' },
  en: { one: 'person', few: 'people', many: 'people' },
};
const people = (count: number) => countText(count, PERSON);
const persons = (count: number) => countText(count, PERSON, 'en');
const NO_REASONS: RefusalTexts = {};

const tabsPl: Record<RetentionTab, string> = {
  proposed: 'Do decyzji',
  approved: 'Do usunięcia',
  erased: 'Usunięte',
  kept: 'Zostają',
  all: 'Wszystkie',
};

const tabsEn: Record<RetentionTab, string> = {
  proposed: 'To be decided',
  approved: 'To be erased',
  erased: 'Erased',
  kept: 'Kept',
  all: 'All',
};

const emptyPl: Record<RetentionTab, { title: string; text: string }> = {
  proposed: {
    title: 'Nikt nie czeka na decyzję',
    text: 'Listę przygotowuje co miesiąc zadanie „Usuwanie danych po terminie”. Termin biegnie od dnia ostatniej płatności, który jest w ustawieniach „Przechowywanie”.',
  },
  approved: {
    title: 'Niczego nie trzeba usunąć',
    text: 'Osoby z zatwierdzonej listy są tutaj, dopóki zadanie nie usunie ich danych.',
  },
  erased: { title: 'Jeszcze niczego nie usunięto', text: 'Tu będzie widać, kiedy usunięto dane.' },
  kept: { title: 'Niczyje dane nie zostają dłużej', text: 'Tu będą osoby, których dane zostają, z powodem.' },
  all: {
    title: 'Nie było jeszcze żadnej listy',
    text: 'Pierwsza powstanie, gdy minie termin RODO i termin archiwum.',
  },
};

const emptyEn: Record<RetentionTab, { title: string; text: string }> = {
  proposed: {
    title: 'Nobody waits for a decision',
    text: 'The task “Erasing of data after its term” makes a list each month. The term runs from the day of the last payment, which is in the settings “Retention”.',
  },
  approved: {
    title: 'Nothing has to be erased',
    text: 'People of an approved list are here until the task has erased their data.',
  },
  erased: { title: 'Nothing has been erased yet', text: 'Here you will see when data was erased.' },
  kept: {
    title: 'Nobody’s data is kept longer',
    text: 'People whose data is kept will be here, with the reason.',
  },
  all: {
    title: 'There has been no list yet',
    text: 'The first is made when the term of data protection and that of the archive have passed.',
  },
};

const pl = {
  title: 'Dane do usunięcia',
  total: (count: number) => `${people(count)} do decyzji`,
  search: 'Szukaj: znak sprawy',
  noAccess: 'Nie masz uprawnień do tej listy',
  noAccessHint: 'Listę zatwierdza inspektor ochrony danych.',
  tabsLabel: 'Widoki osób z list',
  tabs: tabsPl,
  empty: emptyPl,
  nothingFoundHint: 'Sprawdź znak sprawy, na przykład PMG.4321.41.2027.',
  exportName: 'dane-do-usuniecia',
  loadTitle: 'Nie udało się wczytać listy',
  loading: 'Wczytujemy listę',
  person: 'Osoba',
  erased: (id: number) => `Konto ${id}, bez danych`,
  signs: 'Sprawy',
  andMore: (count: number) => `i jeszcze ${count}`,
  category: 'Kategoria',
  rodoTo: 'Termin RODO',
  archiveTo: 'Termin archiwum',
  retentionTo: 'Przechowywać do',
  erasedOn: (date: string) => `usunięto ${date}`,
  listOf: (date: string) => `Lista z ${date}`,
  listHint:
    'Na liście są osoby, których wszystkie sprawy się skończyły i którym minęły oba terminy. Zatwierdzając ją, pozwalasz usunąć ich dane. Wcześniej wybierz na niej osoby, których dane mają zostać.',
  going: (count: number) => `Do usunięcia: ${people(count)}.`,
  staying: (count: number) => `Zostają dane: ${people(count)}.`,
  gone: (count: number) => `Usunięto dane: ${people(count)}.`,
  consentOf: (number: string) => `Zgoda archiwum: ${number}.`,
  reasonOf: (reason: string) => `Powód: ${reason}`,
  decidedBy: (name: string, date: string) => `Decyzja: ${name}, ${date}.`,
  runSoon: 'Dane usunie najbliższy przebieg zadania „Usuwanie danych po terminie”.',
  approve: {
    label: 'Zatwierdź listę',
    title: 'Zatwierdzić listę do usunięcia?',
    text: 'Najbliższy przebieg zadania usunie konta, zgłoszenia, umowy, sprawy, dokumenty i pliki tych osób. Zostaną kwoty i numery. Tego nie można cofnąć. Osoby, których dane mają zostać, są pominięte.',
    done: 'Zatwierdzono listę',
    refused: 'Nie udało się zatwierdzić listy',
  },
  consent: 'Numer zgody archiwum',
  consentHint: 'Bez zgody archiwum państwowego nie wolno niszczyć akt kategorii B.',
  consentNeeded: 'Wpisz numer zgody archiwum',
  refuse: {
    label: 'Odrzuć listę',
    title: 'Odrzucić listę do usunięcia?',
    text: 'Niczego nie usuniemy. Te same osoby będą na liście znowu po roku.',
    done: 'Odrzucono listę',
    refused: 'Nie udało się odrzucić listy',
  },
  reason: 'Powód',
  reasonHint: 'Na przykład: trwa postępowanie przed sądem.',
  reasonNeeded: (min: number) => `Napisz powód, co najmniej ${min} znaków`,
  back: 'Wróć',
  reasons: NO_REASONS,
  keep: {
    label: 'Zostaw dane wybranych',
    title: 'Zostawić dane wybranych osób?',
    text: 'Ich danych nie usuniemy, choć lista zostanie zatwierdzona. Będą na liście znowu po roku.',
    each: 'Dane zostaną.',
    going: (count) => `Zostawisz dane: ${people(count)}`,
    none: 'Żadnej z wybranych osób to nie dotyczy',
    done: (count) => `Zostają dane: ${people(count)}`,
    refused: 'Nie wszystko się udało',
  } satisfies ManyWords as ManyWords,
  propose: {
    label: 'Przywróć wybrane na listę',
    title: 'Przywrócić wybrane osoby na listę?',
    text: 'Gdy lista zostanie zatwierdzona, usuniemy także ich dane.',
    each: 'Będzie na liście do usunięcia.',
    going: (count) => `Przywrócisz na listę: ${people(count)}`,
    none: 'Żadnej z wybranych osób nie można przywrócić',
    done: (count) => `Przywrócono na listę: ${people(count)}`,
    refused: 'Nie wszystko się udało',
  } satisfies ManyWords as ManyWords,
  isIn: (status: string) => `ma status „${status}”.`,
};

const en = {
  title: 'Data to be erased',
  total: (count: number) => `${persons(count)} to be decided`,
  search: 'Search: sign of a case',
  noAccess: 'You have no permission to see this list',
  noAccessHint: 'The data protection officer approves it.',
  tabsLabel: 'Views of the people of lists',
  tabs: tabsEn,
  empty: emptyEn,
  nothingFoundHint: 'Check the sign of the case, for example PMG.4321.41.2027.',
  exportName: 'data-to-be-erased',
  loadTitle: 'The list could not be loaded',
  loading: 'Loading the list',
  person: 'Person',
  erased: (id: number) => `Account ${id}, without data`,
  signs: 'Cases',
  andMore: (count: number) => `and ${count} more`,
  category: 'Category',
  rodoTo: 'Term of data protection',
  archiveTo: 'Term of the archive',
  retentionTo: 'Keep until',
  erasedOn: (date: string) => `erased ${date}`,
  listOf: (date: string) => `List of ${date}`,
  listHint:
    'The list has people whose cases have all ended and for whom both terms have passed. By approving it you let their data be erased. Before that choose on it those whose data is to stay.',
  going: (count: number) => `To be erased: ${persons(count)}.`,
  staying: (count: number) => `Data kept: ${persons(count)}.`,
  gone: (count: number) => `Data erased: ${persons(count)}.`,
  consentOf: (number: string) => `Consent of the archive: ${number}.`,
  reasonOf: (reason: string) => `Reason: ${reason}`,
  decidedBy: (name: string, date: string) => `Decided by ${name}, ${date}.`,
  runSoon: 'The next run of the task “Erasing of data after its term” erases the data.',
  approve: {
    label: 'Approve the list',
    title: 'Approve the list to be erased?',
    text: 'The next run of the task erases the accounts, applications, contracts, cases, documents and files of these people. Amounts and numbers stay. This cannot be undone. People whose data is to stay are left out.',
    done: 'List approved',
    refused: 'The list could not be approved',
  },
  consent: 'Number of the consent of the archive',
  consentHint: 'Without the consent of the state archive no files of category B may be destroyed.',
  consentNeeded: 'Enter the number of the consent of the archive',
  refuse: {
    label: 'Refuse the list',
    title: 'Refuse the list to be erased?',
    text: 'Nothing is erased. The same people are on a list again after a year.',
    done: 'List refused',
    refused: 'The list could not be refused',
  },
  reason: 'Reason',
  reasonHint: 'For example: proceedings before a court go on.',
  reasonNeeded: (min: number) => `Write the reason, at least ${min} characters`,
  back: 'Back',
  reasons: NO_REASONS,
  keep: {
    label: 'Keep the data of the chosen',
    title: 'Keep the data of the chosen people?',
    text: 'Their data is not erased, although the list is approved. They are on a list again after a year.',
    each: 'The data stays.',
    going: (count) => `You will keep the data of ${persons(count)}`,
    none: 'This is about none of the chosen people',
    done: (count) => `Data kept: ${persons(count)}`,
    refused: 'Not all of it was done',
  } satisfies ManyWords as ManyWords,
  propose: {
    label: 'Put the chosen back on the list',
    title: 'Put the chosen people back on the list?',
    text: 'When the list is approved, their data is erased too.',
    each: 'Will be on the list to be erased.',
    going: (count) => `You will put back ${persons(count)}`,
    none: 'None of the chosen people can be put back',
    done: (count) => `Put back on the list: ${persons(count)}`,
    refused: 'Not all of it was done',
  } satisfies ManyWords as ManyWords,
  isIn: (status: string) => `has the status “${status}”.`,
} satisfies typeof pl;

export const retentionMessages: Messages<typeof pl> = { pl, en };
