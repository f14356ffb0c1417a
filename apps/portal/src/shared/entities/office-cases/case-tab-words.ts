import type { Messages } from '../../i18n/messages';
import type { CaseTab } from './case-list';

const pl: Record<CaseTab, string> = {
  mine: 'Moje',
  unassigned: 'Wolne',
  overdue: 'Po terminie',
  live: 'W toku',
  all: 'Wszystkie',
};

const en: Record<CaseTab, string> = {
  mine: 'Mine',
  unassigned: 'Unassigned',
  overdue: 'Overdue',
  live: 'In progress',
  all: 'All',
};

/** The names of the tabs of the list of cases. */
export const caseTabWords: Messages<typeof pl> = { pl, en };
