import { addMonths, getIsoDate, type IsoDate } from '@urzad/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CALL_PRESETS } from '../calls/call-params';
import { amountsOf, MONTH_STATUSES, type ScheduledMonth } from '../co-fundings/month-status';
import { careMonths, lastPlannedDay } from '../ranking/planned-schedule';
import { refundFor } from '../refund/refund';
import { supportEnd } from '../registration-form/eligibility';
import { MONEY_RUNS } from '../testing/runs';
import { afterAnnex, monthsLeft, type Support } from './annex-schedule';

const params = CALL_PRESETS.A_DO_3;
const START = getIsoDate('2027-01-01');
const FORMS = ['ZLOBEK', 'KLUB', 'DZIENNY', 'NIANIA'] as const;
const day = (months: number, days: number): IsoDate =>
  getIsoDate(`${addMonths(START, months).slice(0, 7)}-${String(days).padStart(2, '0')}`);

const someDay = fc.record({ at: fc.integer({ min: -36, max: 24 }), on: fc.integer({ min: 1, max: 28 }) });

/** A support with anything that may have become of its months, an annex of any kind, and its first day. */
const annexes = fc
  .record({
    on: fc.integer({ min: 1, max: 28 }),
    count: fc.integer({ min: 1, max: 12 }),
    form: fc.constantFrom(...FORMS),
    cost: fc.integer({ min: 1, max: 300_000 }),
    born: fc.integer({ min: -34, max: -6 }),
    fates: fc.array(
      fc.record({
        status: fc.constantFrom(...MONTH_STATUSES.codes),
        share: fc.nat(100),
        isOut: fc.boolean(),
      }),
      {
        minLength: 12,
        maxLength: 12,
      },
    ),
    from: fc.nat(13),
    before: fc.nat(6),
    care_form: fc.option(fc.constantFrom(...FORMS)),
    planned_cost: fc.option(fc.integer({ min: 1, max: 300_000 })),
    to: fc.option(someDay),
    mended: fc.option(someDay),
    suspended: fc.option(
      fc.record({ shifted: fc.constantFrom('yes' as const, 'no' as const), picks: fc.nat(7) }),
    ),
  })
  .map(({ on, count, form, cost, born, fates, from, before, to, mended, suspended, ...change }) => {
    const date_from = day(0, on);
    const born_date = day(born, 10);
    const terms = {
      planned_cost: cost,
      cap: params.cap[form] ?? 0,
      rate: params.rate,
      prorata: params.prorata,
    };
    const last = supportEnd(born_date, params.age_max_years);
    const planned = careMonths({ from: date_from, count, last, terms });
    const schedule = planned.map((month, at): ScheduledMonth => {
      const { status, share, isOut } = fates[at] ?? { status: 'open', share: 0, isOut: false };
      if (status === 'skipped' && isOut) return { ...month, days: 0, limit: 0, status, paid: 0 };
      return { ...month, status, paid: status === 'paid' ? Math.floor((month.limit * share) / 100) : 0 };
    });
    const support: Support = {
      ...{ care_form: form, planned_cost: cost, rate: params.rate, cap: terms.cap },
      ...{ date_from, date_to: lastPlannedDay(date_from, planned) ?? date_from, born_date, schedule },
      earlier: Array.from({ length: before }, (_, at) => day(-1 - at, 1).slice(0, 7)),
    };
    const valid_from = day(from, 1);
    const months = monthsLeft(support, valid_from).filter(
      (_, at) => ((suspended?.picks ?? 0) >> (at % 3)) % 2 === 1,
    );
    const all = {
      ...{ ...change, provider: null },
      date_to: to && day(to.at, to.on),
      born_date: mended && day(mended.at, mended.on),
      suspended: suspended && months.length > 0 ? { months, shifted: suspended.shifted } : null,
    };
    return { support, change: all, valid_from, changed: afterAnnex(support, all, { valid_from, params }) };
  });

const check = (of: (one: typeof annexes extends fc.Arbitrary<infer One> ? One : never) => void) =>
  fc.assert(fc.property(annexes, of), MONEY_RUNS);

it('has all the money in one of four places, of both co-fundings', () => {
  check(({ support, changed: { kept, after, amount_total } }) => {
    const sums = [kept.schedule, after?.schedule ?? []].map(amountsOf);
    for (const { paid, requested, left, unused, total } of sums) {
      expect(paid + requested + left + unused).toBe(total);
    }
    expect(sums.reduce((sum, { total }) => sum + total, 0)).toBe(amount_total);
    const was = amountsOf(support.schedule);
    expect([sums[0]?.paid, sums[0]?.requested]).toEqual([was.paid, was.requested]);
  });
});

it('has no month twice, and no more months than the call pays for a child', () => {
  check(({ support, changed: { kept, after } }) => {
    const { earlier, schedule } = support;
    const live = [...kept.schedule, ...(after?.schedule ?? [])].filter(
      ({ status, limit }) => status !== 'skipped' || limit > 0,
    );
    expect(new Set(live.map(({ month }) => month)).size).toBe(live.length);
    const had = schedule.filter(({ status, limit }) => status !== 'skipped' || limit > 0).length;
    expect(live.length + earlier.length).toBeLessThanOrEqual(
      Math.max(params.months_max, had + earlier.length),
    );
  });
});

it('pays no month above its limit, none before its first day and none after the child has grown', () => {
  check(({ support, change, valid_from, changed: { after } }) => {
    if (!after) return;
    const grown = [support.born_date, change.born_date ?? support.born_date].map((born) =>
      supportEnd(born, params.age_max_years),
    );
    expect(grown.every((last) => after.date_to <= last)).toBe(true);
    expect(after.date_from >= valid_from && after.date_from >= support.date_from).toBe(true);
    const whole = refundFor({
      ...{ eligible: after.planned_cost, rate: support.rate, cap: after.cap },
      ...{ daysInContract: 1, daysInMonth: 1 },
    });
    for (const { limit, month } of after.schedule) {
      expect(limit).toBeLessThanOrEqual(whole);
      expect(month >= after.date_from.slice(0, 7) && month <= after.date_to.slice(0, 7)).toBe(true);
    }
  });
});

it('touches no month that was claimed or paid', () => {
  check(({ support, changed: { kept } }) => {
    for (const [at, month] of support.schedule.entries()) {
      if (month.status === 'requested' || month.status === 'paid') expect(kept.schedule[at]).toEqual(month);
    }
  });
});

it('leaves suspended what it says nothing about, and out what was left out', () => {
  check(({ support, change, changed: { after } }) => {
    const of = new Map(support.schedule.map((row) => [row.month, row]));
    for (const { month, status } of after?.schedule ?? []) {
      const was = of.get(month);
      const isNamed = change.suspended?.months.includes(month) ?? false;
      if (isNamed || (was?.status === 'skipped' && was.limit === 0)) expect(status).toBe('skipped');
      else expect(status).toBe(was?.status === 'suspended' ? 'suspended' : 'open');
    }
  });
});
