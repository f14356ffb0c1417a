import { addDays, type IsoDate } from '@urzad/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CALL_PRESETS } from '../calls/call-params';
import { aChild } from '../testing/sample-registration';
import { type ContractPeriod, coFundingTerms, payersOf } from './co-funding-schedule';
import { amountsOf, hasEndedMonth, MONTH_STATUSES } from './month-status';

const PARAMS = CALL_PRESETS.A_DO_3;
const YEAR: ContractPeriod = { date_from: '2027-01-01', date_to: '2027-12-31' };
const care = (changes: Parameters<typeof aChild>[0] = {}) =>
  aChild({ care_start: '2027-01-01', care_months: 12, planned_cost: 134_000, ...changes });

describe('months of a contract', () => {
  it.each([
    ['nursery', [care()], 1_368_000],
    ['day carer', [care({ care_form: 'DZIENNY', planned_cost: 90_000 })], 1_026_000],
    ['twins', [care(), care({ care_form: 'KLUB', planned_cost: 62_000 })], 2_074_800],
    [
      'nanny until the age limit',
      [care({ care_form: 'NIANIA', planned_cost: 260_000, pesel: '24222900036' })],
      475_000,
    ],
    [
      'day carer until the age limit',
      [care({ care_form: 'DZIENNY', planned_cost: 90_000, pesel: '24251900061' })],
      427_500,
    ],
  ])('%s costs what was reserved (Process §1.6)', (_name, children, total) => {
    const sums = children.map((child) => coFundingTerms(child, YEAR, PARAMS)?.amount_total ?? 0);
    expect(sums.reduce((sum, one) => sum + one)).toBe(total);
  });

  it('begin with the contract where care began before it, for the whole number of months', () => {
    const terms = coFundingTerms(care(), { date_from: '2027-03-01', date_to: '2028-02-29' }, PARAMS);
    expect(terms).toMatchObject({ date_from: '2027-03-01', date_to: '2028-02-29', amount_total: 1_368_000 });
    expect(terms?.months.map(({ month }) => month).slice(0, 2)).toEqual(['2027-03', '2027-04']);
    expect(terms?.months).toHaveLength(12);
  });

  it('end with the contract, whose last month is paid for its days', () => {
    const terms = coFundingTerms(care(), { ...YEAR, date_to: '2027-02-14' }, PARAMS);
    expect(terms?.date_to).toBe('2027-02-14');
    expect(terms?.months).toEqual([
      { month: '2027-01', days: 31, limit: 114_000 },
      { month: '2027-02', days: 14, limit: 57_000 },
    ]);
  });

  it('may be a part of one month, or none', () => {
    const part = care({ care_start: '2027-12-20', care_months: 1 });
    expect(coFundingTerms(part, YEAR, PARAMS)).toMatchObject({
      date_from: '2027-12-20',
      date_to: '2027-12-31',
    });
    expect(coFundingTerms(care({ care_start: '2028-01-01' }), YEAR, PARAMS)).toBeUndefined();
  });
});

const day = (from: IsoDate, days: number) => fc.nat(days).map((after) => addDays(from, after));
const cares = fc.record({
  care_form: fc.constantFrom('ZLOBEK' as const, 'KLUB' as const, 'DZIENNY' as const, 'NIANIA' as const),
  care_start: day('2026-11-01', 400),
  care_months: fc.integer({ min: 1, max: 14 }),
  planned_cost: fc.nat(400_000),
  pesel: fc.constantFrom('26291000028', '24222900036', '24251900061'),
});
const periods = fc
  .tuple(day('2027-01-01', 200), fc.nat(500))
  .map(([date_from, days]): ContractPeriod => ({ date_from, date_to: addDays(date_from, days) }));

describe('any schedule', () => {
  it('adds up to the grosz, each month at most once, within the contract and the months of the call', () => {
    fc.assert(
      fc.property(cares, periods, (changes, period) => {
        const terms = coFundingTerms(care(changes), period, PARAMS);
        if (!terms) return;
        const months = terms.months.map(({ month }) => month);
        expect(terms.months.reduce((sum, { limit }) => sum + limit, 0)).toBe(terms.amount_total);
        expect(new Set(months).size).toBe(months.length);
        expect(months).toEqual(months.toSorted());
        expect(months.length).toBeLessThanOrEqual(Math.min(changes.care_months, PARAMS.months_max));
        expect(terms.date_from >= period.date_from && terms.date_to <= period.date_to).toBe(true);
        const { esf, state } = payersOf(terms.months, PARAMS);
        expect(esf + state).toBe(terms.amount_total);
      }),
    );
  });

  it('has all its money in one of four places, whatever became of its months (Order §12)', () => {
    const rows = fc.array(
      fc
        .record({
          status: fc.constantFrom(...MONTH_STATUSES.codes),
          limit: fc.nat(240_000),
          share: fc.nat(100),
        })
        .map(({ status, limit, share }) => ({
          status,
          limit,
          paid: status === 'paid' ? Math.floor((limit * share) / 100) : 0,
        })),
      { maxLength: 14 },
    );
    fc.assert(
      fc.property(rows, (schedule) => {
        const { total, paid, requested, left, unused } = amountsOf(schedule);
        expect(paid + requested + left + unused).toBe(total);
        expect(Math.min(paid, requested, left, unused)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

it('a month has ended on the first day of the next one in Warsaw', () => {
  expect(hasEndedMonth('2027-01', new Date('2027-01-31T22:59:59.999Z'))).toBe(false);
  expect(hasEndedMonth('2027-01', new Date('2027-01-31T23:00:00.000Z'))).toBe(true);
});

it('splits a month as the payers do: 1140,00 of the fund is 1020,00 (Process §1.7)', () => {
  expect(payersOf([{ limit: 114_000 }], PARAMS)).toEqual({ esf: 102_000, state: 12_000 });
});
