import { mailLetters } from '@urzad/contract';
import { defineListLocation } from '#shared/list/list-location';
import { paths } from '#shared/paths';

/** Letters of the mailbox of the office that were not taken. */
export const REFUSED_LIST = defineListLocation({
  endpoint: mailLetters.refused,
  path: paths.mailRefused,
  tableCode: 'mailletter',
  tabs: { all: {} },
  sorts: ['date'],
  filters: {},
  choices: {},
});
