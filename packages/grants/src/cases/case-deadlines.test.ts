import { expect, it } from 'vitest';
import { canReopen, caseDueDate, caseTerm, waitedDays } from './case-deadlines';

const RECEIVED = new Date('2027-02-10T08:14:00.000Z');

it.each([
  ['PYTANIE', '2027-02-24'],
  ['REKLAMACJA', '2027-03-12'],
  ['INNE', '2027-03-12'],
  ['RODO', '2027-03-10'],
  ['DOSTEPNOSC', '2027-02-17'],
] as const)('%s of 10 February has its term on %s', (kind, term) => {
  expect(caseTerm(kind, RECEIVED)).toBe(term);
});

it('counts from the day in Poland', () => {
  expect(caseTerm('PYTANIE', new Date('2027-02-10T23:30:00.000Z'))).toBe('2027-02-25');
});

it('adds whole days of waiting, then moves from a free day', () => {
  expect(caseDueDate('2027-03-12', 0)).toBe('2027-03-12');
  // 13 March is a Saturday: without the move before, 3 days would be counted from Monday.
  expect(caseDueDate('2027-03-12', 1)).toBe('2027-03-15');
  expect(caseDueDate('2027-03-12', 3)).toBe('2027-03-15');
  expect(caseDueDate('2027-03-12', 4)).toBe('2027-03-16');
});

it.each([
  ['2027-02-16T20:00:00.000Z', 0],
  ['2027-02-18T06:00:00.000Z', 2],
  ['2027-02-19T22:59:59.999Z', 3],
  ['2027-03-19T06:00:00.000Z', 3],
] as const)('answered at %s stands still for %i days', (until, days) => {
  const question = { asked: new Date('2027-02-16T09:00:00.000Z'), answer_to: '2027-02-19' } as const;
  expect(waitedDays('PYTANIE', question, new Date(until))).toBe(days);
  expect(waitedDays('RODO', question, new Date(until))).toBe(0);
});

it('can be reopened for 30 days', () => {
  const ended = new Date('2027-02-10T12:00:00.000Z');
  expect(canReopen(ended, new Date('2027-03-12T22:00:00.000Z'))).toBe(true);
  expect(canReopen(ended, new Date('2027-03-12T23:00:00.000Z'))).toBe(false);
});
