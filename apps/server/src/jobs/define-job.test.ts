import { expect, it } from 'vitest';
import { defineJob } from './define-job';

const run = async () => 0;
const at = (text: string) => new Date(text);

it('has its turns at an interval, the first at once', () => {
  const job = defineJob({ name: 'hourly', every: 3_600_000, clock: 'real', run });
  expect(job.firstTurn(at('2027-02-10T08:00:00Z'))).toEqual(at('2027-02-10T08:00:00Z'));
  expect(job.turnAfter(at('2027-02-10T08:00:00Z'))).toEqual(at('2027-02-10T09:00:00Z'));
});

it.each([
  ['before its hour', '2027-02-10T05:59:59.999Z', '2027-02-10T06:00:00Z'],
  ['at its hour', '2027-02-10T06:00:00Z', '2027-02-11T06:00:00Z'],
  ['over the change to summer time', '2027-03-27T06:00:00Z', '2027-03-28T05:00:00Z'],
])('has its turns at an hour of the office: %s', (_when, now, turn) => {
  const job = defineJob({ name: 'daily', cron: '0 7 * * *', clock: 'business', run });
  expect(job.turnAfter(at(now))).toEqual(at(turn));
  expect(job.firstTurn(at(now))).toEqual(at(turn));
});

it('refuses a pattern that is none', () => {
  expect(() => defineJob({ name: 'wrong', cron: 'at seven', clock: 'real', run })).toThrow();
});
