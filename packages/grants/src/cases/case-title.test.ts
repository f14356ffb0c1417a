import { expect, it } from 'vitest';
import { mainCaseTitle, shownCaseTitle } from './case-title';

it.each([
  ['Reklamacja', 'Complaint'],
  [mainCaseTitle('FR/1-2027/00041'), 'Application FR/1-2027/00041'],
  ['Zgłoszenie mojej córki', 'Zgłoszenie mojej córki'],
])('%s is %s in English', (title, english) => {
  expect([shownCaseTitle(title, 'pl'), shownCaseTitle(title, 'en')]).toEqual([title, english]);
});
