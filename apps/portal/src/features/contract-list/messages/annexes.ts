import { type CountedWord, countText } from '@urzad/domain';
import type { Locale } from '@urzad/ui';
import type { AnnexTab } from '#shared/entities/annexes/annex-list';
import type { Messages } from '#shared/i18n/messages';
import { signingListMessages } from './signing-list';

const COUNTED_ANNEX: Record<Locale, CountedWord> = {
  pl: { one: 'aneks', few: 'aneksy', many: 'aneksów' },
  en: { one: 'annex', few: 'annexes', many: 'annexes' },
};

const emptyPl: Record<AnnexTab, { title: string; text: string }> = {
  prepare: {
    title: 'Żaden aneks nie jest w przygotowaniu',
    text: 'Aneks przygotujesz na stronie umowy albo sprawy, która prosi o zmianę.',
  },
  initial: {
    title: 'Żaden aneks nie czeka na parafę',
    text: 'Aneks jest tutaj, gdy osoba, która go przygotowała, przekaże go do parafy.',
  },
  member: {
    title: 'Żaden aneks nie czeka na podpis uczestnika',
    text: 'Aneks jest tutaj od parafy do podpisu albo do końca terminu.',
  },
  office: {
    title: 'Żaden aneks nie czeka na podpis urzędu',
    text: 'Aneks jest tutaj, gdy podpisze go uczestnik.',
  },
  all: {
    title: 'Nie ma jeszcze aneksów',
    text: 'Pierwszy pojawi się tutaj, gdy przygotujesz go na stronie umowy.',
  },
};

const emptyEn: Record<AnnexTab, { title: string; text: string }> = {
  prepare: {
    title: 'No annex is being prepared',
    text: 'An annex is prepared on the page of a contract, or of a case that asks for a change.',
  },
  initial: {
    title: 'No annex has to be initialled',
    text: 'An annex is here when whoever prepared it asks for the initials.',
  },
  member: {
    title: 'No annex waits for a participant',
    text: 'An annex is here from the initials until the signature, or the end of the term.',
  },
  office: {
    title: 'No annex waits for our signature',
    text: 'An annex is here when the participant has signed it.',
  },
  all: {
    title: 'There are no annexes yet',
    text: 'The first one will appear when it is prepared on the page of a contract.',
  },
};

const pl = {
  ...signingListMessages.pl,
  title: 'Aneksy',
  total: (count: number) => countText(count, COUNTED_ANNEX),
  noAccess: 'Nie masz uprawnień do oglądania aneksów',
  tabsLabel: 'Widoki aneksów',
  tabs: { ...signingListMessages.pl.tabs, all: 'Wszystkie aneksy' },
  empty: emptyPl,
  exportName: 'aneksy',
  loadTitle: 'Nie udało się wczytać aneksów',
  changes: 'Co zmienia',
  nothing: 'jeszcze nic',
  validFrom: 'Od dnia',
};

const en = {
  ...signingListMessages.en,
  title: 'Annexes',
  total: (count: number) => countText(count, COUNTED_ANNEX, 'en'),
  noAccess: 'You have no permission to see annexes',
  tabsLabel: 'Views of annexes',
  tabs: { ...signingListMessages.en.tabs, all: 'All annexes' },
  empty: emptyEn,
  exportName: 'annexes',
  loadTitle: 'The annexes could not be loaded',
  changes: 'What it changes',
  nothing: 'nothing yet',
  validFrom: 'From',
} satisfies typeof pl;

export const annexListMessages: Messages<typeof pl> = { pl, en };
