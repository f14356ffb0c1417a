import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { promoteFromReserve } from './promotion';
import { proposeRanking, type RankedApplication, rankingOrder } from './ranking';
import { reserveRankAfterReview } from './review-place';

let last = 0;
function of(points: number, changes: Partial<RankedApplication> = {}): RankedApplication {
  last += 1;
  const number = `FR/1-2027/${String(last).padStart(5, '0')}`;
  return {
    id: last,
    number,
    list: 'in_zone',
    points,
    hasDisabledChild: false,
    sent: last,
    cost: 1,
    ...changes,
  };
}

describe('the place after a review of points', () => {
  const [ten, five] = [of(10), of(5)];
  const standing = (application: RankedApplication, changes = {}) =>
    reserveRankAfterReview({
      ...{ application, isWaiting: false, reserve: [ten, five], without: [], reserve_limit: 2 },
      ...changes,
    });

  it('is before the first of the list whom it outranks, although the list is full', () => {
    expect([standing(of(12)), standing(of(7))]).toEqual([1, 2]);
    expect(standing(of(10, { hasDisabledChild: true }))).toBe(1);
    // Of equal points the earlier one stands ahead.
    expect(standing(of(10, { sent: 99_999 }))).toBe(2);
  });

  it('is behind the last one only where there is room and nobody stands ahead', () => {
    expect(standing(of(4))).toBeNull();
    expect(standing(of(4), { reserve_limit: 3 })).toBe(3);
    expect(standing(of(4), { reserve_limit: 3, without: [of(4.5)] })).toBeNull();
    expect(standing(of(4), { reserve_limit: 3, without: [of(3)] })).toBe(3);
  });

  it('is kept by who is on the list', () => {
    expect(standing(of(4), { isWaiting: true })).toBe(3);
  });
});

const applications = fc
  .array(
    fc.record({
      list: fc.constantFrom('in_zone' as const, 'out_zone' as const),
      points: fc.nat(20),
      hasDisabledChild: fc.boolean(),
      sent: fc.nat(3),
      cost: fc.nat(500),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((rows): RankedApplication[] =>
    rows.map((row, at) => ({ ...row, id: at + 1, number: `FR/1/${at + 1}` })),
  );
const means = fc.record({
  places: fc.record({ in_zone: fc.nat(5), out_zone: fc.nat(5) }),
  budget: fc.nat(5_000),
  reserve_limit: fc.nat(5),
});
/** Reviews one after another: of whom, how many points more, and whether somebody with a place has left before. */
const reviews = fc.array(
  fc.record({ which: fc.nat(), more: fc.integer({ min: 1, max: 20 }), isLeft: fc.boolean() }),
  {
    maxLength: 12,
  },
);

describe('reviews of points one after another', () => {
  it('skip nobody, take nothing from anybody, and never exceed places and budget', () => {
    fc.assert(
      fc.property(applications, means, reviews, (all, given, asked) => {
        const { rows, reserved } = proposeRanking(all, given);
        const withResult = (result: string) =>
          rows.filter((row) => row.result === result).map((row): RankedApplication => row);
        let held = withResult('qualified');
        let reserve = withResult('reserve');
        let without = withResult('not_qualified');
        expect(reserved).toBe(held.reduce((sum, { cost }) => sum + cost, 0));

        const left: RankedApplication[] = [];
        /** Who moves up is the beginning of the list. */
        const moveUp = () => {
          const free = {
            places: given.places.in_zone + given.places.out_zone - held.length,
            budget: given.budget - held.reduce((sum, { cost }) => sum + cost, 0),
          };
          const waiting = reserve.map(({ id, cost }, at) => ({ id, cost, rank_no: at + 1 }));
          const { promoted } = promoteFromReserve(waiting, free);
          expect(promoted).toEqual(reserve.slice(0, promoted.length).map(({ id }) => id));
          held = [...held, ...reserve.slice(0, promoted.length)];
          reserve = reserve.slice(promoted.length);
        };

        for (const { which, more, isLeft } of asked) {
          if (isLeft) {
            left.push(...held.slice(0, 1));
            held = held.slice(1);
            moveUp();
          }
          const open = [...reserve, ...without];
          const before = open[which % Math.max(1, open.length)];
          if (!before) break;
          const application = { ...before, points: before.points + more };
          const others = (list: RankedApplication[]) => list.filter(({ id }) => id !== before.id);
          const waited = { reserve, held };
          const isWaiting = reserve.includes(before);
          reserve = others(reserve);
          without = others(without);
          const rank = reserveRankAfterReview({
            ...{ application, isWaiting, reserve, without, reserve_limit: given.reserve_limit },
          });
          if (rank === null) without = [...without, application];
          else reserve = reserve.toSpliced(rank - 1, 0, application);
          if (rank !== null && rank === reserve.length && !isWaiting) {
            expect(without.every((other) => rankingOrder(application, other) < 0)).toBe(true);
            expect(rank).toBeLessThanOrEqual(given.reserve_limit);
          }

          moveUp();

          expect(held.length).toBeLessThanOrEqual(given.places.in_zone + given.places.out_zone);
          expect(held.reduce((sum, { cost }) => sum + cost, 0)).toBeLessThanOrEqual(given.budget);
          expect(reserve).toEqual(reserve.toSorted(rankingOrder));
          const kept = new Set([...held, ...reserve].map(({ id }) => id));
          expect([...waited.held, ...waited.reserve].every(({ id }) => kept.has(id))).toBe(true);
          const ids = [...left, ...held, ...reserve, ...without].map(({ id }) => id);
          expect(ids.toSorted((one, other) => one - other)).toEqual(all.map(({ id }) => id));
        }
      }),
    );
  });
});
