import { expect, it } from 'vitest';
import { CALL_PRESETS } from '../calls/call-params';
import { claimFrom, claimTo, coFundingDeadlines } from './co-funding-deadlines';

const PARAMS = CALL_PRESETS.A_DO_3;
const NONE = { certificate_to: null, employment_to: null };
const YEAR = { date_from: '2027-01-01', date_to: '2027-12-31' } as const;

it('a month is settled until the 15th of the next one, moved from a free day (Order §12)', () => {
  expect([claimFrom('2027-01'), claimTo('2027-01', PARAMS)]).toEqual(['2027-02-01', '2027-02-15']);
  expect(claimFrom('2027-12')).toBe('2028-01-01');
  // 15 August is a holiday, in 2027 a Sunday.
  expect(claimTo('2027-07', PARAMS)).toBe('2027-08-16');
});

it('names what waits for a claim, the next one, and the end', () => {
  const schedule = [
    { month: '2027-01', status: 'paid' as const },
    { month: '2027-02', status: 'due' as const },
    { month: '2027-03', status: 'open' as const },
    { month: '2027-04', status: 'open' as const },
  ];
  const dates = coFundingDeadlines({ ...YEAR, status: 'running', schedule }, PARAMS, NONE);
  expect(dates).toEqual([
    { code: 'claim', date: '2027-03-15', month: '2027-02' },
    { code: 'claim', date: '2027-04-15', month: '2027-03' },
    { code: 'end', date: '2027-12-31', month: null },
  ]);
});

it('names what is missing before the start, and nothing after the end', () => {
  const schedule = [{ month: '2027-01', status: 'open' as const }];
  const before = coFundingDeadlines({ ...YEAR, status: 'planned', schedule }, PARAMS, {
    ...NONE,
    certificate_to: '2027-01-31',
  });
  expect(before.map(({ code, date }) => [code, date])).toEqual([
    ['start', '2027-01-01'],
    ['certificate', '2027-01-31'],
    ['end', '2027-12-31'],
  ]);
  const after = coFundingDeadlines({ ...YEAR, status: 'finished', schedule: [] }, PARAMS, NONE);
  expect(after).toEqual([]);
});

it('names the next confirmation of work while the support runs, and not before its start', () => {
  const schedule = [{ month: '2027-01', status: 'due' as const }];
  const needed = { ...NONE, employment_to: '2027-03-31' as const };
  const codesOf = (status: 'planned' | 'running' | 'suspended' | 'finished') =>
    coFundingDeadlines({ ...YEAR, status, schedule }, PARAMS, needed).map(({ code }) => code);
  expect(codesOf('running')).toEqual(['claim', 'employment', 'end']);
  expect(codesOf('suspended')).toContain('employment');
  expect(codesOf('planned')).not.toContain('employment');
  expect(codesOf('finished')).not.toContain('employment');
});
