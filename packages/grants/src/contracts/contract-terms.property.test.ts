import { addMonths } from '@urzad/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { coFundingTerms } from '../co-fundings/co-funding-schedule';
import type { PlannedCare } from '../ranking/planned-schedule';
import { plannedSchedule } from '../ranking/planned-schedule';
import { SAMPLE_CALL } from '../testing/sample-registration';
import { reserveFor } from './contract-reserve';
import { contractAmount, contractPeriod } from './contract-terms';

const { params } = SAMPLE_CALL;

const care: fc.Arbitrary<PlannedCare> = fc.record({
  // Born between March and November 2025.
  pesel: fc.constantFrom('25231400023', '25282200047', '25211500028', '25313000079'),
  care_form: fc.constantFrom('ZLOBEK', 'KLUB', 'DZIENNY', 'NIANIA'),
  care_start: fc.integer({ min: 0, max: 30 }).map((months) => addMonths('2027-01-15', months)),
  care_months: fc.integer({ min: 1, max: 24 }),
  planned_cost: fc.integer({ min: 1, max: 500_000 }),
});
const children = fc.array(care, { minLength: 1, maxLength: 4 });

it('the months of all children add up to the amount of the contract, to the grosz', () => {
  fc.assert(
    fc.property(children, (all) => {
      const sum = all
        .flatMap((child) => plannedSchedule(child, params))
        .reduce((total, { limit }) => total + limit, 0);
      expect(contractAmount(all, params)).toBe(sum);
    }),
  );
});

it('the co-funding of all children, made on the second signature, adds up to the amount of the contract', () => {
  fc.assert(
    fc.property(children, (all) => {
      const period = contractPeriod(all, params);
      if (!period) return;
      const terms = all.map((child) => coFundingTerms(child, period, params));
      const promised = terms.flatMap((term) => term?.months ?? []);
      expect(terms.reduce((sum, term) => sum + (term?.amount_total ?? 0), 0)).toBe(
        contractAmount(all, params),
      );
      expect(promised).toEqual(all.flatMap((child) => plannedSchedule(child, params)));
    }),
  );
});

it('no month lies outside the period of the contract', () => {
  fc.assert(
    fc.property(children, (all) => {
      const period = contractPeriod(all, params);
      const schedules = all.map((child) => plannedSchedule(child, params));
      expect(period === null).toBe(schedules.some((schedule) => schedule.length === 0));
      if (!period) return;
      const months = schedules.flatMap((schedule) => schedule.map(({ month }) => month)).toSorted();
      expect(months[0]).toBe(period.date_from.slice(0, 7));
      expect(months.at(-1)).toBe(period.date_to.slice(0, 7));
    }),
  );
});

it('contracts that are prepared and changed never reserve more than the budget of the call', () => {
  const change = fc.record({ at: fc.nat({ max: 4 }), amount: fc.integer({ min: 0, max: 3_000_000 }) });
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 2_000_000 }), { minLength: 5, maxLength: 5 }),
      fc.nat({ max: 2_000_000 }),
      fc.array(change, { maxLength: 30 }),
      (reserved, more, changes) => {
        const budget = reserved.reduce((sum, one) => sum + one, more);
        const held = [...reserved];
        for (const { at, amount } of changes) {
          const free = budget - held.reduce((sum, one) => sum + one, 0);
          const means = { reserved: reserved[at] ?? 0, held: held[at] ?? 0, free };
          const found = reserveFor(amount, means);
          if ('missing' in found) {
            // Exactly this sum more would have been enough.
            expect(found.missing).toBeGreaterThan(0);
            expect(reserveFor(amount, { ...means, free: free + found.missing })).toHaveProperty('reserve');
            continue;
          }
          held[at] = found.reserve;
          expect(found.reserve).toBeGreaterThanOrEqual(Math.max(amount, means.reserved));
          expect(held.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(budget);
        }
      },
    ),
  );
});
