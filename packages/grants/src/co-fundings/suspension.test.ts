import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CoFundingStatus } from './co-funding-status';
import { amountsOf, MONTH_STATUSES, type ScheduledMonth } from './month-status';
import {
  changedMonths,
  isAllSuspended,
  leftOutMonths,
  resumeMonths,
  suspendMonths,
  suspensionStep,
} from './suspension';

const MONTHS = ['2027-01', '2027-02', '2027-03', '2027-04', '2027-05'] as const;
const schedule = (...statuses: ScheduledMonth['status'][]): ScheduledMonth[] =>
  statuses.map((status, at) => ({
    ...{ month: MONTHS[at] ?? '2027-12', days: 30, limit: 114_000, status },
    paid: status === 'paid' ? 104_500 : 0,
  }));
const statusesOf = (months: readonly ScheduledMonth[]) => months.map(({ status }) => status);

describe('suspended months (Order §12)', () => {
  it('are whole months that nobody has claimed', () => {
    const before = schedule('paid', 'requested', 'due', 'open', 'open');
    const after = suspendMonths(before, '2027-01', '2027-04');
    expect(statusesOf(after)).toEqual(['paid', 'requested', 'suspended', 'suspended', 'open']);
    expect(changedMonths(before, after).map(({ month }) => month)).toEqual(['2027-03', '2027-04']);
    expect(statusesOf(suspendMonths(before, '2027-06', '2027-09'))).toEqual(statusesOf(before));
  });

  it('come again from the month of the return on', () => {
    const before = schedule('due', 'suspended', 'suspended', 'suspended', 'open');
    expect(statusesOf(resumeMonths(before, '2027-03'))).toEqual(['due', 'suspended', 'open', 'open', 'open']);
  });

  it('suspend the co-funding while the present month is one of them', () => {
    const months = schedule('due', 'suspended', 'open');
    expect(suspensionStep('running', months, '2027-02')).toBe('suspend');
    expect(suspensionStep('suspended', months, '2027-02')).toBeUndefined();
    expect(suspensionStep('suspended', months, '2027-03')).toBe('resume');
    expect(suspensionStep('suspended', months, '2027-09')).toBe('resume');
    expect(suspensionStep('running', months, '2027-03')).toBeUndefined();
    expect(suspensionStep('planned', months, '2027-02')).toBeUndefined();
  });

  it('are left out when the co-funding ends, unless a resignation or another co-funding took them', () => {
    const months = schedule('due', 'skipped', 'due', 'skipped', 'skipped');
    const of = (status: CoFundingStatus) =>
      leftOutMonths({ status, date_from: '2027-01-01', date_to: '2027-03-31', schedule: months });
    expect([of('finished'), of('changed'), of('closed_early')]).toEqual([['2027-02'], ['2027-02'], []]);
  });

  it('suspend the person when nothing else of theirs runs', () => {
    expect(isAllSuspended(['suspended', 'changed'])).toBe(true);
    expect(isAllSuspended(['suspended', 'planned'])).toBe(false);
    expect(isAllSuspended(['finished'])).toBe(false);
  });
});

const month = fc.constantFrom(...MONTHS, '2026-12', '2027-06');
const rows = fc
  .array(fc.tuple(fc.constantFrom(...MONTH_STATUSES.codes), fc.nat(240_000), fc.nat(100)), {
    maxLength: MONTHS.length,
  })
  .map((facts) =>
    facts.map(([status, limit, share], at) => ({
      ...{ month: MONTHS[at] ?? '2027-12', days: 30, limit, status },
      paid: status === 'paid' ? Math.floor((limit * share) / 100) : 0,
    })),
  );

it('moves no money: what is paid, requested, to come and unused stays (Order §12)', () => {
  fc.assert(
    fc.property(rows, month, month, month, (months, from, to, back) => {
      const suspended = suspendMonths(months, from, to);
      const resumed = resumeMonths(suspended, back);
      expect(amountsOf(suspended)).toEqual(amountsOf(months));
      expect(amountsOf(resumed)).toEqual(amountsOf(months));
      for (const [at, { status }] of months.entries()) {
        if (['paid', 'requested', 'skipped'].includes(status)) {
          expect([suspended[at]?.status, resumed[at]?.status]).toEqual([status, status]);
        }
      }
      expect(suspendMonths(suspended, from, to)).toEqual(suspended);
    }),
  );
});
