import { expect, it } from 'vitest';
import { termEnd } from './term-end';

it.each([
  ['2027-02-19', '2027-02-19'],
  ['2027-02-20', '2027-02-22'],
  ['2027-02-21', '2027-02-22'],
  // Good Friday is a working day; after it come Saturday, Easter Sunday and Monday.
  ['2027-03-26', '2027-03-26'],
  ['2027-03-27', '2027-03-30'],
  ['2027-11-11', '2027-11-12'],
  ['2027-12-24', '2027-12-27'],
] as const)('a term that reckons to %s ends on %s', (reckoned, end) => {
  expect(termEnd(reckoned)).toBe(end);
});
