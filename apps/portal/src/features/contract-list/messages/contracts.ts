import { type CountedWord, countText } from '@urzad/domain';
import type { Locale } from '@urzad/ui';
import type { ContractTab } from '#shared/entities/contracts/contract-list';
import type { Messages } from '#shared/i18n/messages';

const COUNTED_CONTRACT: Record<Locale, CountedWord> = {
  pl: { one: 'umowa', few: 'umowy', many: 'umów' },
  en: { one: 'contract', few: 'contracts', many: 'contracts' },
};

const tabsPl: Record<ContractTab, string> = {
  prepare: 'Do przygotowania',
  initial: 'Do parafy',
  member: 'U uczestnika',
  office: 'Do podpisu urzędu',
  all: 'Wszystkie umowy',
};

const tabsEn: Record<ContractTab, string> = {
  prepare: 'To be prepared',
  initial: 'To be initialled',
  member: 'With the participant',
  office: 'To be signed by us',
  all: 'All contracts',
};

const emptyPl: Record<ContractTab, { title: string; text: string }> = {
  prepare: {
    title: 'Żadna umowa nie czeka na przygotowanie',
    text: 'Umowę przygotujesz na stronie zgłoszenia, którego dokumenty są przyjęte.',
  },
  initial: {
    title: 'Żadna umowa nie czeka na parafę',
    text: 'Umowa jest tutaj, gdy osoba, która ją przygotowała, przekaże ją do parafy.',
  },
  member: {
    title: 'Żadna umowa nie czeka na podpis uczestnika',
    text: 'Umowa jest tutaj od parafy do podpisu albo do końca terminu.',
  },
  office: {
    title: 'Żadna umowa nie czeka na podpis urzędu',
    text: 'Umowa jest tutaj, gdy podpisze ją uczestnik.',
  },
  all: {
    title: 'Nie ma jeszcze umów',
    text: 'Pierwsza pojawi się tutaj, gdy przygotujesz ją na stronie zgłoszenia.',
  },
};

const emptyEn: Record<ContractTab, { title: string; text: string }> = {
  prepare: {
    title: 'No contract has to be prepared',
    text: 'A contract is prepared on the page of an application whose documents were accepted.',
  },
  initial: {
    title: 'No contract has to be initialled',
    text: 'A contract is here when whoever prepared it asks for the initials.',
  },
  member: {
    title: 'No contract waits for a participant',
    text: 'A contract is here from the initials until the signature, or the end of the term.',
  },
  office: {
    title: 'No contract waits for our signature',
    text: 'A contract is here when the participant has signed it.',
  },
  all: {
    title: 'There are no contracts yet',
    text: 'The first one will appear when it is prepared on the page of an application.',
  },
};

const pl = {
  title: 'Umowy',
  total: (count: number) => countText(count, COUNTED_CONTRACT),
  search: 'Szukaj: numer, nazwisko',
  noAccess: 'Nie masz uprawnień do oglądania umów',
  noAccessHint: 'Jeśli umowy są częścią Twojej pracy, poproś administratora o właściwą rolę.',
  tabsLabel: 'Widoki umów',
  tabs: tabsPl,
  empty: emptyPl,
  nothingFoundHint: 'Sprawdź pisownię albo wpisz samo nazwisko lub początek numeru.',
  exportName: 'umowy',
  loadTitle: 'Nie udało się wczytać umów',
  person: 'Uczestnik',
  period: 'Okres i kwota',
  term: 'Podpis do',
  created: 'Przygotowana',
  by: (name: string) => `przygotowuje ${name}`,
  noPeriod: 'okres nieustalony',
  late: 'po terminie',
};

const en = {
  title: 'Contracts',
  total: (count: number) => countText(count, COUNTED_CONTRACT, 'en'),
  search: 'Search: number, surname',
  noAccess: 'You have no permission to see contracts',
  noAccessHint: 'If contracts are part of your work, ask the administrator for the right role.',
  tabsLabel: 'Views of contracts',
  tabs: tabsEn,
  empty: emptyEn,
  nothingFoundHint: 'Check the spelling, or enter just the surname or the beginning of the number.',
  exportName: 'contracts',
  loadTitle: 'The contracts could not be loaded',
  person: 'Participant',
  period: 'Period and amount',
  term: 'Sign by',
  created: 'Prepared',
  by: (name: string) => `prepared by ${name}`,
  noPeriod: 'no period yet',
  late: 'overdue',
} satisfies typeof pl;

export const contractListMessages: Messages<typeof pl> = { pl, en };
