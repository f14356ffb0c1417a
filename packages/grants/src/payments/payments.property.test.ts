import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CALL_PRESETS } from '../calls/call-params';
import { amountsOf } from '../co-fundings/month-status';
import { monthAfterPayment, monthAfterReturn, type PaidMonth } from './paid-month';
import { paymentParts, paymentSums } from './payment-amounts';

const PARAMS = CALL_PRESETS.A_DO_3;

interface Paid {
  month: number;
  amount: number;
  status: 'sent' | 'paid' | 'returned';
}

/** What may happen to a payment, in any order: illegal moves are left out by the law. */
const move = fc.record({
  month: fc.nat({ max: 11 }),
  kind: fc.constantFrom('send', 'book', 'return'),
  part: fc.integer({ min: 1, max: 100 }),
});

const limits = fc.array(fc.integer({ min: 1, max: 237_500 }), { minLength: 12, maxLength: 12 });

it('the schedule always says what its payments add up to, and never more than a limit', () => {
  fc.assert(
    fc.property(limits, fc.array(move, { maxLength: 80 }), (limit, moves) => {
      const months: PaidMonth[] = limit.map((one) => ({
        ...{ limit: one, status: 'requested', paid: 0, approved: null },
      }));
      const payments: Paid[] = [];
      for (const one of moves) take(one, { months, payments });

      const { paid, requested, left, unused, total } = amountsOf(months);
      const booked = payments.filter(({ status }) => status === 'paid');
      expect(paid).toBe(booked.reduce((sum, { amount }) => sum + amount, 0));
      expect(paid + requested + left + unused).toBe(total);
      for (const { limit: most, paid: of } of months) expect(of).toBeLessThanOrEqual(most);
    }),
    { numRuns: 1000 },
  );
});

function take(
  { month, kind, part }: { month: number; kind: string; part: number },
  { months, payments }: { months: PaidMonth[]; payments: Paid[] },
): void {
  const of = months[month];
  const last = payments.filter((one) => one.month === month && one.status !== 'returned').at(-1);
  if (!of) return;
  if (kind === 'send' && last?.status !== 'sent') {
    const amount = Math.max(1, Math.floor((of.limit * part) / 100));
    if (of.paid + amount <= of.limit) payments.push({ month, amount, status: 'sent' });
  }
  if (kind === 'book' && last?.status === 'sent') {
    const after = monthAfterPayment(of, last.amount);
    if (!after) throw new Error('A payment within the limit was refused.');
    months[month] = after;
    last.status = 'paid';
  }
  if (kind === 'return' && last) {
    const after = monthAfterReturn(of, { amount: last.amount, isBooked: last.status === 'paid' });
    if (!after) throw new Error('A returned payment was refused.');
    months[month] = after;
    last.status = 'returned';
  }
}

it('the sources of a month add up to those of its sum, in however many parts it is paid', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 200_000 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(amounts, (parts) => {
      let already_paid = 0;
      const items = parts.map((amount) => {
        const item = paymentParts({ amount, already_paid }, PARAMS);
        already_paid += amount;
        return item;
      });
      const whole = paymentParts({ amount: already_paid, already_paid: 0 }, PARAMS);
      expect(paymentSums(items)).toEqual({
        ...{ count: parts.length, sum: already_paid },
        ...{ esf_sum: whole.esf_amount, state_sum: whole.state_amount },
      });
      for (const { amount, esf_amount, state_amount } of items)
        expect(esf_amount + state_amount).toBe(amount);
    }),
    { numRuns: 1000 },
  );
});
