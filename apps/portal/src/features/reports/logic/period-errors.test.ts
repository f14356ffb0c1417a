import { expect, it } from 'vitest';
import { periodErrors } from './period-errors';

const FILTERS = [
  { code: 'date', name: 'Data', name_en: 'Date', type: 'period' as const },
  { code: 'person', name: 'Osoba', name_en: 'Person', type: 'text' as const },
];

it.each([
  [{}, {}],
  [{ from: '2027-01-01', to: '2027-01-01' }, {}],
  [{ from: '2027-01-02', to: '2027-01-01' }, { date: { to: 'badPeriod' } }],
  [{ from: 'wczoraj', to: '2027-02-30' }, { date: { from: 'badDay', to: 'badDay' } }],
])('of %j are %j', (date, expected) => {
  expect(periodErrors(FILTERS, { date, person: { text: 'x' } })).toEqual(expected);
});
