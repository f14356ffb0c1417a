import { describe, expect, it } from 'vitest';
import type { ScheduledMonth } from '../co-fundings/month-status';
import { type EndingCoFunding, endedCoFundings, type Resigning, resignationRefusal } from './resignation';

const month = (of: string, changes: Partial<ScheduledMonth> = {}): ScheduledMonth => ({
  month: of,
  days: 28,
  limit: 114_000,
  status: 'open',
  paid: 0,
  ...changes,
});
const nursery: EndingCoFunding = {
  status: 'running',
  date_from: '2027-01-01',
  rate: 9500,
  cap: 114_000,
  planned_cost: 134_000,
  schedule: [
    month('2027-01', { days: 31, status: 'requested' }),
    month('2027-02'),
    month('2027-03', { days: 31 }),
  ],
};
const person = (changes: Partial<Resigning> = {}): Resigning => ({
  status: 'active',
  join_date: '2026-12-10',
  planned_end: '2027-03-31',
  co_fundings: [nursery],
  ...changes,
});

describe('a resignation', () => {
  it('is of somebody who takes part, between the contract and its end', () => {
    expect(resignationRefusal(person(), '2027-02-10')).toBeUndefined();
    expect(resignationRefusal(person({ status: 'suspended' }), '2027-02-10')).toBeUndefined();
    expect(resignationRefusal(person({ status: 'completed' }), '2027-02-10')).toEqual({ reason: 'ended' });
    for (const day of ['2026-12-09', '2027-03-31', '2028-01-01', ''])
      expect(resignationRefusal(person(), day)).toEqual({ reason: 'day' });
  });

  it('does not undo what was claimed', () => {
    expect(resignationRefusal(person(), '2027-01-31')).toBeUndefined();
    for (const day of ['2027-01-30', '2026-12-20'])
      expect(resignationRefusal(person(), day)).toEqual({ reason: 'claimed', months: ['2027-01'] });
  });

  it('may come before the support begins', () => {
    const open = {
      ...nursery,
      schedule: nursery.schedule.map((one) => ({ ...one, status: 'open' as const })),
    };
    expect(resignationRefusal(person({ co_fundings: [open] }), '2026-12-20')).toBeUndefined();
    expect(endedCoFundings([open], '2026-12-20')[0]?.freed).toBe(3 * 114_000);
  });

  it('ends the co-funding that goes on, and gives back the rest', () => {
    const [ended, ...others] = endedCoFundings([nursery], '2027-02-14');
    expect(others).toEqual([]);
    expect(ended?.freed).toBe(57_000 + 114_000);
    expect(ended?.schedule.map(({ limit, status }) => [limit, status])).toEqual([
      [114_000, 'requested'],
      [57_000, 'open'],
      [0, 'skipped'],
    ]);
  });

  it('cuts the months of a replaced or finished one too, for which nobody has claimed', () => {
    const old = { ...nursery, status: 'changed' as const };
    const next: EndingCoFunding = {
      ...nursery,
      status: 'planned',
      date_from: '2027-04-01',
      schedule: [month('2027-04')],
    };
    expect(
      endedCoFundings([old, next], '2027-02-14').map(({ schedule }) => schedule.map(({ limit }) => limit)),
    ).toEqual([[114_000, 57_000, 0], [0]]);
    const over = {
      ...old,
      status: 'finished' as const,
      schedule: nursery.schedule.map((one) => ({ ...one, status: 'due' as const })),
    };
    expect(endedCoFundings([over], '2027-02-14')[0]?.freed).toBe(57_000 + 114_000);
    // What an annex has cut as well has nothing to lose.
    expect(endedCoFundings([old], '2027-03-31')).toEqual([]);
  });
});
