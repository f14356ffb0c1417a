import type { Messages } from '../i18n/messages';

const pl = {
  foundFor: (text: string) => `Wyniki dla „${text}”`,
  foundElsewhere: 'Nie ma ich na tej karcie, są na innej',
  tabWith: (tab: string, count: number) => `${tab}: ${count.toLocaleString('pl')}`,
  clearSearch: 'Wyczyść wyszukiwanie',
  onlyMine: 'Widzisz tylko to, co czeka na Ciebie.',
  showAll: 'Pokaż wszystkie',
  nothingFound: (text: string) => `Nic nie pasuje do „${text}”`,
  pageGone: 'Na tej stronie listy nic już nie ma',
  toFirstPage: 'Wróć na pierwszą stronę',
  number: 'Numer',
  status: 'Status',
  owner: 'Prowadzi',
  deadline: 'Termin',
  noDeadline: 'bez terminu',
  place: (at: number, all: number) => `${at} z ${all}`,
  over: (number: string) => `ponad ${number}`,
};

const en = {
  foundFor: (text: string) => `Results for “${text}”`,
  foundElsewhere: 'They are not on this tab, but on another',
  tabWith: (tab: string, count: number) => `${tab}: ${count.toLocaleString('en')}`,
  clearSearch: 'Clear the search',
  onlyMine: 'You see only what waits for you.',
  showAll: 'Show all',
  nothingFound: (text: string) => `Nothing matches “${text}”`,
  pageGone: 'There is nothing on this page of the list any more',
  toFirstPage: 'Back to the first page',
  number: 'Number',
  status: 'Status',
  owner: 'In charge',
  deadline: 'Deadline',
  noDeadline: 'no deadline',
  place: (at: number, all: number) => `${at} of ${all}`,
  over: (number: string) => `more than ${number}`,
} satisfies typeof pl;

export const listMessages: Messages<typeof pl> = { pl, en };
