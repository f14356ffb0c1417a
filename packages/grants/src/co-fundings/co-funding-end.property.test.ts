import { addDays, daysInMonth, getIsoDate, type IsoDate, partsOf } from '@urzad/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CALL_PRESETS } from '../calls/call-params';
import { refundFor } from '../refund/refund';
import { MONEY_RUNS } from '../testing/runs';
import { aChild } from '../testing/sample-registration';
import { freedByEnd, scheduleUntil } from './co-funding-end';
import { coFundingTerms } from './co-funding-schedule';
import { amountsOf, MONTH_STATUSES, monthOfDay, type ScheduledMonth } from './month-status';

const PARAMS = CALL_PRESETS.A_DO_3;
const START: IsoDate = '2027-01-01';

/** A schedule as a contract makes it, with anything that may have become of its months, and a last day around it. */
const ends = fc
  .record({
    began: fc.nat(60),
    care_months: fc.integer({ min: 1, max: 12 }),
    care_form: fc.constantFrom('ZLOBEK' as const, 'KLUB' as const, 'NIANIA' as const),
    planned_cost: fc.nat(300_000),
    fates: fc.array(fc.record({ status: fc.constantFrom(...MONTH_STATUSES.codes), share: fc.nat(100) }), {
      minLength: 12,
      maxLength: 12,
    }),
    after: fc.integer({ min: -40, max: 460 }),
  })
  .map(({ began, care_months, care_form, planned_cost, fates, after }) => {
    const care_start = addDays(START, began);
    const period = { date_from: START, date_to: addDays(START, 400) };
    const care = aChild({ care_start, care_months, care_form, planned_cost, pesel: '26291000028' });
    const planned = coFundingTerms(care, period, PARAMS);
    const schedule = (planned?.months ?? []).map((month, at): ScheduledMonth => {
      const { status, share } = fates[at] ?? { status: 'open', share: 0 };
      return { ...month, status, paid: status === 'paid' ? Math.floor((month.limit * share) / 100) : 0 };
    });
    const terms = { rate: PARAMS.rate, cap: PARAMS.cap[care_form] ?? 0, planned_cost, date_from: care_start };
    return { schedule, terms, lastDay: addDays(care_start, after) };
  });

it('has all its money in one of four places, and gives back just what it no longer costs', () => {
  fc.assert(
    fc.property(ends, ({ schedule, terms, lastDay }) => {
      const after = scheduleUntil(schedule, lastDay, terms);
      const [was, is] = [amountsOf(schedule), amountsOf(after)];
      expect(is.paid + is.requested + is.left + is.unused).toBe(is.total);
      expect([is.paid, is.requested, is.unused]).toEqual([was.paid, was.requested, was.unused]);
      expect(freedByEnd(schedule, after)).toBe(was.total - is.total);
      expect(freedByEnd(schedule, after)).toBeGreaterThanOrEqual(0);
    }),
    MONEY_RUNS,
  );
});

it('never touches a month that was claimed or paid, and leaves none to come after the last day', () => {
  fc.assert(
    fc.property(ends, ({ schedule, terms, lastDay }) => {
      const after = scheduleUntil(schedule, lastDay, terms);
      expect(after.map(({ month }) => month)).toEqual(schedule.map(({ month }) => month));
      for (const [at, month] of after.entries()) {
        if (month.status === 'requested' || month.status === 'paid') expect(month).toEqual(schedule[at]);
        if (month.status === 'open' || month.status === 'due')
          expect(month.month <= monthOfDay(lastDay)).toBe(true);
        expect(month.status).not.toBe('suspended');
      }
    }),
    MONEY_RUNS,
  );
});

it('pays the month of the last day for its days, as a contract that ends on this day does', () => {
  fc.assert(
    fc.property(ends, ({ schedule, terms, lastDay }) => {
      const { year, month: ordinal, day } = partsOf(lastDay);
      const open = schedule.map((month) => ({ ...month, status: 'open' as const, paid: 0 }));
      const last = scheduleUntil(open, lastDay, terms).find(({ month }) => month === monthOfDay(lastDay));
      const planned = open.find(({ month }) => month === monthOfDay(lastDay));
      if (!last || !planned || last.status === 'skipped') return;
      const began = monthOfDay(terms.date_from) === last.month ? partsOf(terms.date_from).day : 1;
      const daysInContract = Math.min(planned.days, day - began + 1);
      expect(last.days).toBe(daysInContract);
      expect(last.limit).toBe(
        refundFor({
          eligible: terms.planned_cost,
          rate: terms.rate,
          cap: terms.cap,
          daysInContract,
          daysInMonth: daysInMonth(year, ordinal),
        }),
      );
    }),
    MONEY_RUNS,
  );
});

it('ends once: the same last day again changes nothing', () => {
  fc.assert(
    fc.property(ends, ({ schedule, terms, lastDay }) => {
      const once = scheduleUntil(schedule, lastDay, terms);
      expect(scheduleUntil(once, lastDay, terms)).toEqual(once);
      expect(scheduleUntil(once, getIsoDate('2099-12-31'), terms)).toEqual(once);
    }),
    MONEY_RUNS,
  );
});
