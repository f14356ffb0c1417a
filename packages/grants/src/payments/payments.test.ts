import { describe, expect, it } from 'vitest';
import { CALL_PRESETS } from '../calls/call-params';
import { CLAIM_LAW } from '../claims/claim-workflow';
import { amountsOf } from '../co-fundings/month-status';
import { monthAfterPayment, monthAfterReturn, monthHolding, type PaidMonth } from './paid-month';
import { paymentParts } from './payment-amounts';
import { PAYMENT_LIST_LAW } from './payment-list-workflow';
import { PAYMENT_TITLE_MAX, paymentTitle } from './payment-title';

const MONTH: PaidMonth = { limit: 114_000, status: 'requested', paid: 0, approved: null };

describe('the title of a transfer', () => {
  it('names the claim without its version, and the contract', () => {
    expect(paymentTitle({ number: 'ROZ/0041/2027-01/2', contract_number: 'UM/II/0041/2026' })).toBe(
      'Refundacja kosztów opieki ROZ/0041/2027-01, UM/II/0041/2026',
    );
  });

  it('is never longer than a bank takes', () => {
    const contract_number = `UM/${'X'.repeat(200)}/0041/2026`;
    expect(paymentTitle({ number: 'ROZ/0041-12/2027-01/1', contract_number })).toHaveLength(
      PAYMENT_TITLE_MAX,
    );
  });
});

describe('the sources of a payment', () => {
  it.each([
    [114_000, 0, 102_000, 12_000],
    // The rest of a month that was paid before.
    [14_000, 100_000, 12_526, 1474],
    [1, 0, 1, 0],
  ])('of %i after %i are %i and %i', (amount, already_paid, esf_amount, state_amount) => {
    expect(paymentParts({ amount, already_paid }, CALL_PRESETS.A_DO_3)).toEqual({
      ...{ amount, esf_amount, state_amount },
    });
  });
});

describe('a month', () => {
  it('that is paid leaves the rest of its limit unused', () => {
    const paid = monthAfterPayment(MONTH, 112_131);
    expect(paid).toMatchObject({ status: 'paid', paid: 112_131 });
    expect(paid && amountsOf([paid])).toMatchObject({ paid: 112_131, unused: 1869, requested: 0 });
  });

  it('takes a correction out of its limit, and no more than that', () => {
    const paid: PaidMonth = { ...MONTH, status: 'paid', paid: 100_000 };
    expect(monthAfterPayment(paid, 14_000)?.paid).toBe(114_000);
    expect(monthAfterPayment(paid, 14_001)).toBeUndefined();
  });

  it.each(['open', 'due', 'skipped', 'suspended'] as const)('that is %s is not paid', (status) => {
    expect(monthAfterPayment({ ...MONTH, status }, 1)).toBeUndefined();
    expect(monthAfterReturn({ ...MONTH, status }, { amount: 1, isBooked: false })).toBeUndefined();
  });

  it.each([true, false])(
    'whose payment came back keeps the approved sum requested (booked: %s)',
    (isBooked) => {
      const before: PaidMonth = isBooked ? { ...MONTH, status: 'paid', paid: 112_131 } : MONTH;
      const after = monthAfterReturn(before, { amount: 112_131, isBooked });
      expect(after).toMatchObject({ status: 'requested', paid: 0, approved: 112_131 });
      expect(after && amountsOf([after])).toMatchObject({ requested: 112_131, unused: 1869, paid: 0 });
      expect(after && monthAfterPayment(after, 112_131)).toMatchObject({ status: 'paid', approved: null });
    },
  );

  it('whose correction came back keeps what was paid before', () => {
    const paid: PaidMonth = { ...MONTH, status: 'paid', paid: 114_000 };
    expect(monthAfterReturn(paid, { amount: 14_000, isBooked: true })).toMatchObject({
      ...{ status: 'paid', paid: 100_000, approved: 14_000 },
    });
    expect(monthAfterReturn(paid, { amount: 14_000, isBooked: false })).toEqual(paid);
  });
});

describe('what a review may add to a month', () => {
  const paid: PaidMonth = { ...MONTH, status: 'paid', paid: 100_000 };

  it('is requested until it is paid or given up, and nothing of it is unused meanwhile', () => {
    const held = monthHolding(paid, 14_000);
    expect(held && amountsOf([held])).toMatchObject({ paid: 100_000, requested: 14_000, unused: 0 });
    expect(held && monthAfterPayment(held, 14_000)).toMatchObject({ paid: 114_000, approved: null });
    expect(held && monthHolding(held, 0)).toEqual(paid);
  });

  it('is held by a month that is requested as a whole, and never above the limit', () => {
    expect(monthHolding(MONTH, 50_000)).toEqual(MONTH);
    expect(monthHolding({ ...MONTH, approved: 50_000 }, 60_000)?.approved).toBe(60_000);
    expect(monthHolding(paid, 14_001)).toBeUndefined();
    expect(monthHolding(paid, -1)).toBeUndefined();
    expect(monthHolding({ ...MONTH, status: 'due' }, 1)).toBeUndefined();
  });
});

it('a claim that is not paid goes back to the result that it had', () => {
  const accountant = { privileges: ['cofunding_payment_edit'] };
  for (const [away, back] of [
    ['unpass', 'payment'],
    ['unpay', 'paid'],
  ] as const) {
    expect(CLAIM_LAW.statusAfter(away, back)).toBe('approved');
    expect(CLAIM_LAW.statusAfter(`${away}Partly`, back)).toBe('approved_partly');
    expect(CLAIM_LAW.mayStep(`${away}Partly`, back, accountant)).toBe(true);
  }
});

it('a list is approved by a privilege of its own, and never after it is approved', () => {
  expect(PAYMENT_LIST_LAW.mayStep('approve', 'draft', { privileges: ['cofunding_payment_edit'] })).toBe(
    false,
  );
  expect(PAYMENT_LIST_LAW.mayStep('approve', 'draft', { privileges: ['cofunding_payment_approve'] })).toBe(
    true,
  );
  expect(PAYMENT_LIST_LAW.statusAfter('approve', 'approved')).toBeUndefined();
  expect(PAYMENT_LIST_LAW.statusAfter('cancel', 'exported')).toBeUndefined();
  expect(PAYMENT_LIST_LAW.isTerminal('booked')).toBe(true);
});
