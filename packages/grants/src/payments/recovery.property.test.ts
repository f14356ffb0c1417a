import { addDays, getIsoDate } from '@urzad/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ODSETKI } from '../dictionaries/office-dictionaries';
import { MONEY_RUNS } from '../testing/runs';
import { recoveryInterest } from './recovery-interest';
import { recoveryParts } from './recovery-parts';

const FIRST = getIsoDate('2022-09-08');
const principal = fc.integer({ min: 1, max: 3_000_000 });
const paid = fc.integer({ min: 0, max: 1200 }).map((days) => addDays(FIRST, days));

it('interest never falls with the days, is whole złoty, and its periods cover each day once', () => {
  const days = fc.integer({ min: 0, max: 1500 });
  fc.assert(
    fc.property(principal, paid, days, days, (owed, from, some, more) => {
      const after = (count: number) =>
        recoveryInterest({ principal: owed, paid: from, returned: addDays(from, count) }, ODSETKI);
      const [one, other] = [after(Math.min(some, more)), after(Math.max(some, more))];
      expect(one?.interest).toBeGreaterThanOrEqual(0);
      expect(other?.interest).toBeGreaterThanOrEqual(one?.interest ?? 0);
      expect((other?.interest ?? 1) % 100).toBe(0);
      expect(other?.days).toBe(Math.max(some, more));
      let next = addDays(from, 1);
      for (const period of other?.periods ?? []) {
        expect(period.from).toBe(next);
        next = addDays(period.to, 1);
      }
      expect(next).toBe(addDays(from, Math.max(some, more) + 1));
    }),
    MONEY_RUNS,
  );
});

it('parts of a return add up to it, and returns to the principal, whatever is returned and when', () => {
  const returns = fc.array(
    fc.record({ wait: fc.integer({ min: 0, max: 200 }), part: fc.integer({ min: 1, max: 110 }) }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(principal, paid, returns, (owed, from, moves) => {
      let left = owed;
      let day = from;
      let sum = 0;
      let taken = 0;
      for (const { wait, part } of moves) {
        day = addDays(day, wait);
        const interest =
          recoveryInterest({ principal: left, paid: from, returned: day }, ODSETKI)?.interest ?? 0;
        const returned = Math.max(1, Math.floor(((left + interest) * part) / 100));
        const parts = recoveryParts(returned, { principal: left, interest });
        if (part > 100 && returned > left + interest) expect(parts).toBeUndefined();
        if (!parts) continue;
        expect(parts.principal + parts.interest).toBe(returned);
        expect(Math.min(parts.principal, parts.interest)).toBeGreaterThanOrEqual(0);
        expect(parts.interest).toBeLessThanOrEqual(interest);
        const due = left + interest;
        left -= parts.principal;
        sum += returned;
        taken += parts.principal + parts.interest;
        expect(left === 0).toBe(returned === due);
      }
      expect(left).toBeGreaterThanOrEqual(0);
      expect(taken).toBe(sum);
    }),
    MONEY_RUNS,
  );
});
