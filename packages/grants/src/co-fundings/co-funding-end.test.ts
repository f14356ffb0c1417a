import { getMoment } from '@urzad/domain';
import { describe, expect, it } from 'vitest';
import { freedByEnd, isMonthOver, type LimitTerms, scheduleUntil, settledBeyond } from './co-funding-end';
import { amountsOf, type ScheduledMonth } from './month-status';

const TERMS: LimitTerms = { rate: 9500, cap: 114_000, planned_cost: 134_000, date_from: '2027-01-11' };
const month = (of: string, changes: Partial<ScheduledMonth> = {}): ScheduledMonth => ({
  month: of,
  days: 30,
  limit: 114_000,
  status: 'open',
  paid: 0,
  approved: null,
  ...changes,
});
const SCHEDULE = [
  month('2027-01', { days: 21, limit: 77_226, status: 'paid', paid: 70_000 }),
  month('2027-02', { days: 28, status: 'requested' }),
  month('2027-03', { days: 31, status: 'due' }),
  month('2027-04'),
  month('2027-05', { days: 31 }),
];
const until = (lastDay: Parameters<typeof scheduleUntil>[1], schedule = SCHEDULE) =>
  scheduleUntil(schedule, lastDay, TERMS).map(({ days, limit, status }) => [days, limit, status]);
const untouched = (...at: number[]) => at.map((one) => until('2027-12-31')[one]);

describe('a support that ends early (Order §12)', () => {
  it('pays the month of its last day for its days and skips what follows', () => {
    expect(until('2027-04-15')).toEqual([...untouched(0, 1, 2), [15, 57_000, 'open'], [0, 0, 'skipped']]);
  });

  it('pays the whole month that ends on its last day', () => {
    expect(until('2027-04-30')).toEqual([...untouched(0, 1, 2, 3), [0, 0, 'skipped']]);
  });

  it('pays one day where the last day is the first of a month', () => {
    expect(until('2027-04-01').at(3)).toEqual([1, 3800, 'open']);
  });

  it('leaves what was claimed or paid, also of months after the last day', () => {
    expect(until('2027-01-20')).toEqual([
      ...untouched(0, 1),
      [0, 0, 'skipped'],
      [0, 0, 'skipped'],
      [0, 0, 'skipped'],
    ]);
  });

  it('counts the first month from the first day of the support', () => {
    const open = SCHEDULE.map((one) => ({ ...one, status: 'open' as const, paid: 0 }));
    expect(until('2027-01-20', open).at(0)).toEqual([10, 36_774, 'open']);
    expect(until('2027-01-11', open).at(0)).toEqual([1, 3677, 'open']);
  });

  it('leaves no month when it ends before it began', () => {
    const open = SCHEDULE.map((one) => ({ ...one, status: 'open' as const, paid: 0 }));
    for (const lastDay of ['2027-01-10', '2026-12-31'] as const)
      expect(new Set(until(lastDay, open).map(String))).toEqual(new Set(['0,0,skipped']));
  });

  it('changes nothing when it ends as planned or later', () => {
    expect(scheduleUntil(SCHEDULE, '2027-05-31', TERMS)).toEqual(SCHEDULE);
    expect(scheduleUntil(SCHEDULE, '2028-02-01', TERMS)).toEqual(SCHEDULE);
  });

  it('skips suspended months, which have nowhere to move, and leaves those that were skipped before', () => {
    const schedule = [
      month('2027-01', { status: 'skipped' }),
      month('2027-02', { status: 'suspended' }),
      month('2027-03', { status: 'skipped' }),
    ];
    expect(until('2027-02-20', schedule)).toEqual([
      [30, 114_000, 'skipped'],
      [0, 0, 'skipped'],
      [30, 114_000, 'skipped'],
    ]);
  });

  it('never raises what a month may cost', () => {
    expect(until('2027-04-29', [month('2027-04', { limit: 500 })])).toEqual([[29, 500, 'open']]);
  });

  it('frees what its months would still have cost', () => {
    const after = scheduleUntil(SCHEDULE, '2027-04-15', TERMS);
    expect(freedByEnd(SCHEDULE, after)).toBe(57_000 + 114_000);
    expect(amountsOf(after)).toEqual({
      paid: 70_000,
      requested: 114_000,
      left: 114_000 + 57_000,
      unused: 7226,
      total: 362_226,
    });
  });
});

it('names the months that were claimed for days after the last one', () => {
  expect(settledBeyond(SCHEDULE, '2027-02-27', TERMS)).toEqual(['2027-02']);
  expect(settledBeyond(SCHEDULE, '2027-01-30', TERMS)).toEqual(['2027-01', '2027-02']);
  expect(settledBeyond(SCHEDULE, '2027-02-28', TERMS)).toEqual([]);
});

it('lets a month be settled when it has ended, the last one of an early end from its last day on', () => {
  const early = { status: 'closed_early', date_to: '2027-04-15' } as const;
  const [before, day] = [getMoment('2027-04-14 23:59'), getMoment('2027-04-15 00:01')];
  expect([isMonthOver('2027-04', early, before), isMonthOver('2027-04', early, day)]).toEqual([false, true]);
  expect(isMonthOver('2027-04', { ...early, status: 'running' }, day)).toBe(false);
  expect(isMonthOver('2027-03', early, day)).toBe(true);
});

it('lets the last month of what an annex replaced be settled after its end, for it is a whole month (Order §12)', () => {
  const replaced = { status: 'changed', date_to: '2027-04-30' } as const;
  expect(isMonthOver('2027-04', replaced, getMoment('2027-04-30 12:00'))).toBe(false);
  expect(isMonthOver('2027-04', replaced, getMoment('2027-05-01 00:01'))).toBe(true);
});

it('lets the same month be settled from the last day on where a resignation cut it', () => {
  const cut = { status: 'changed', date_to: '2027-04-15' } as const;
  expect(isMonthOver('2027-04', cut, getMoment('2027-04-14 23:59'))).toBe(false);
  expect(isMonthOver('2027-04', cut, getMoment('2027-04-15 00:01'))).toBe(true);
});
