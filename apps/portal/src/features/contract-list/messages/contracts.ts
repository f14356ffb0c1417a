import { type CountedWord, countText } from '@urzad/domain';
import type { Locale } from '@urzad/ui';
import type { ContractTab } from '#shared/entities/contracts/contract-list';
import type { Messages } from '#shared/i18n/messages';
import { signingListMessages } from './signing-list';

const COUNTED_CONTRACT: Record<Locale, CountedWord> = {
  pl: { one: 'umowa', few: 'umowy', many: 'umów' },
  en: { one: 'contract', few: 'contracts', many: 'contracts' },
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
  ...signingListMessages.pl,
  title: 'Umowy',
  total: (count: number) => countText(count, COUNTED_CONTRACT),
  noAccess: 'Nie masz uprawnień do oglądania umów',
  tabsLabel: 'Widoki umów',
  tabs: { ...signingListMessages.pl.tabs, all: 'Wszystkie umowy' },
  empty: emptyPl,
  exportName: 'umowy',
  loadTitle: 'Nie udało się wczytać umów',
  period: 'Okres i kwota',
  created: 'Przygotowana',
  noPeriod: 'okres nieustalony',
};

const en = {
  ...signingListMessages.en,
  title: 'Contracts',
  total: (count: number) => countText(count, COUNTED_CONTRACT, 'en'),
  noAccess: 'You have no permission to see contracts',
  tabsLabel: 'Views of contracts',
  tabs: { ...signingListMessages.en.tabs, all: 'All contracts' },
  empty: emptyEn,
  exportName: 'contracts',
  loadTitle: 'The contracts could not be loaded',
  period: 'Period and amount',
  created: 'Prepared',
  noPeriod: 'no period yet',
} satisfies typeof pl;

export const contractListMessages: Messages<typeof pl> = { pl, en };
