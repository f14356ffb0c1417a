import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { promoteFromReserve } from './promotion';
import { proposeRanking, type RankedApplication, type RankingMeans, rankingOrder } from './ranking';

const applications = fc
  .array(
    fc.record({
      list: fc.constantFrom('in_zone' as const, 'out_zone' as const),
      points: fc.integer({ min: 0, max: 30 }),
      hasDisabledChild: fc.boolean(),
      sent: fc.integer({ min: 0, max: 5 }),
      cost: fc.integer({ min: 0, max: 1000 }),
    }),
    { maxLength: 60 },
  )
  .map((rows): RankedApplication[] =>
    rows.map((row, at) => ({ ...row, id: at + 1, number: `FR/1/${at + 1}` })),
  );
const means: fc.Arbitrary<RankingMeans> = fc.record({
  places: fc.record({ in_zone: fc.nat(20), out_zone: fc.nat(20) }),
  budget: fc.nat(20_000),
  reserve_limit: fc.nat(20),
});

describe('a proposal', () => {
  it('holds everybody once, in the order of the law', () => {
    fc.assert(
      fc.property(applications, means, (all, given) => {
        const { rows } = proposeRanking(all, given);
        expect(rows.map(({ id }) => id)).toEqual(all.toSorted(rankingOrder).map(({ id }) => id));
      }),
    );
  });

  it('never exceeds places, budget and reserve', () => {
    fc.assert(
      fc.property(applications, means, (all, given) => {
        const { rows, reserved } = proposeRanking(all, given);
        const qualified = rows.filter(({ result }) => result === 'qualified');
        const spent = qualified.reduce((sum, { cost }) => sum + cost, 0);
        expect(spent).toBe(reserved);
        expect(spent).toBeLessThanOrEqual(given.budget);
        expect(qualified.length).toBeLessThanOrEqual(given.places.in_zone + given.places.out_zone);
        expect(rows.filter(({ result }) => result === 'reserve').length).toBeLessThanOrEqual(
          given.reserve_limit,
        );
      }),
    );
  });

  it('skips nobody: on a list no place is behind one without, and no reserve behind one without either', () => {
    fc.assert(
      fc.property(applications, means, (all, given) => {
        const { rows } = proposeRanking(all, given);
        for (const list of ['in_zone', 'out_zone']) {
          const places = rows.filter((row) => row.list === list).map(({ result }) => result === 'qualified');
          expect(places).toEqual(places.toSorted((one, other) => Number(other) - Number(one)));
        }
        const others = rows.filter(({ result }) => result !== 'qualified').map(({ result }) => result);
        expect(others).toEqual(others.toSorted((one, other) => other.localeCompare(one)));
      }),
    );
  });

  it('leaves a place empty only when nobody is left for it, or the budget has closed the lists', () => {
    fc.assert(
      fc.property(applications, means, (all, given) => {
        const { rows, closedBy } = proposeRanking(all, given);
        const taken = rows.filter(({ result }) => result === 'qualified').length;
        if (closedBy === undefined) {
          expect(taken).toBe(Math.min(all.length, given.places.in_zone + given.places.out_zone));
        }
      }),
    );
  });
});

describe('moving up', () => {
  it('keeps the order, passes nobody over, and stays within places and budget', () => {
    const waiting = fc.array(fc.nat(1000), { maxLength: 30 });
    fc.assert(
      fc.property(waiting, fc.nat(30), fc.nat(10_000), (costs, places, budget) => {
        const reserve = costs.map((cost, at) => ({ id: at + 1, rank_no: at + 1, cost }));
        const { promoted, waits } = promoteFromReserve(reserve.toReversed(), { places, budget });
        expect(promoted).toEqual(reserve.slice(0, promoted.length).map(({ id }) => id));
        const spent = costs.slice(0, promoted.length).reduce((sum, cost) => sum + cost, 0);
        expect(spent).toBeLessThanOrEqual(budget);
        expect(promoted.length).toBeLessThanOrEqual(places);
        const next = reserve[promoted.length];
        if (waits)
          expect([waits.id, waits.missing]).toEqual([next?.id, (next?.cost ?? 0) - (budget - spent)]);
        else expect(promoted.length === places || next === undefined).toBe(true);
      }),
    );
  });
});
