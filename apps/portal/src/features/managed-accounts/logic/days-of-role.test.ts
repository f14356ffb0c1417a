import { longDateText } from '@urzad/domain';
import { expect, it } from 'vitest';
import { daysOfRole } from './days-of-role';

const FROM = '2027-02-10T08:00:00.000Z';
const LAST = longDateText('2027-02-26');

it.each([
  [null, null],
  // Midnight in Warsaw: the day before is the last one, whole.
  ['2027-02-26T23:00:00.000Z', LAST],
  ['2027-02-26T11:30:00.000Z', LAST],
])('a role until %s has %s as its last day', (valid_to, to) => {
  expect(daysOfRole({ valid_from: FROM, valid_to }, 'pl')).toEqual({ from: longDateText('2027-02-10'), to });
});
