import { describe, expect, it } from 'vitest';
import { eligibleCost, monthlyRefund, refundFor, splitDifference, splitRefund } from './refund';

const WHOLE_MONTH = { rate: 9500, daysInContract: 30, daysInMonth: 30 };

describe('refundFor', () => {
  it.each([
    ['a nursery at its cap', { ...WHOLE_MONTH, eligible: 134_000, cap: 114_000 }, 114_000],
    ['a club below its cap', { ...WHOLE_MONTH, eligible: 62_000, cap: 76_000 }, 58_900],
    ['a nanny at her cap', { ...WHOLE_MONTH, eligible: 260_000, cap: 237_500 }, 237_500],
    ['half of September', { ...WHOLE_MONTH, eligible: 70_000, cap: 114_000, daysInContract: 15 }, 57_000],
    ['half a grosz up', { ...WHOLE_MONTH, eligible: 118_033, cap: 114_000 * 2 }, 112_131],
    ['a kindergarten', { ...WHOLE_MONTH, eligible: 146_310, cap: 139_000 * 2 }, 138_995],
    [
      '10 of 31 days',
      { rate: 9500, daysInContract: 10, daysInMonth: 31, eligible: 200_000, cap: 114_000 },
      36_774,
    ],
    [
      'a month paid in part',
      { ...WHOLE_MONTH, eligible: 134_000, cap: 114_000, alreadyPaid: 14_000 },
      100_000,
    ],
    ['a month paid too much', { ...WHOLE_MONTH, eligible: 10_000, cap: 114_000, alreadyPaid: 14_000 }, 0],
  ])('of %s', (_what, basis, expected) => {
    expect(refundFor(basis)).toBe(expected);
  });
});

it('leaves discounts and other public money out of the eligible cost', () => {
  const cost = { fee: 110_000, meals: 24_000, entryFee: 30_000, discounts: 5_000, otherPublic: 9_000 };

  expect(eligibleCost(cost)).toBe(150_000);
  expect(eligibleCost({ ...cost, discounts: 999_999 })).toBe(0);
});

describe('splitRefund', () => {
  it.each([
    [114_000, 134_000, { esf: 102_000, state: 12_000, own: 20_000 }],
    [58_900, 62_000, { esf: 52_700, state: 6_200, own: 3_100 }],
    [57_001, 70_000, { esf: 51_001, state: 6_000, own: 12_999 }],
    [0, 0, { esf: 0, state: 0, own: 0 }],
  ])('of %d for a cost of %d', (refund, cost, expected) => {
    expect(splitRefund(refund, cost, { esf: 8500, state: 1000 })).toEqual(expected);
  });
});

it.each([
  [114_000, 0, { esf: 102_000, state: 12_000 }],
  [9_497, 104_503, { esf: 8_497, state: 1_000 }],
  [1, 0, { esf: 1, state: 0 }],
  [1, 1, { esf: 1, state: 0 }],
  [0, 57_001, { esf: 0, state: 0 }],
])('splits %d after %d as the difference of the splits', (refund, alreadyPaid, expected) => {
  expect(splitDifference(refund, alreadyPaid, { esf: 8500, state: 1000 })).toEqual(expected);
});

describe('monthlyRefund', () => {
  const terms = { rate: 9500, cap: { ZLOBEK: 114_000, KLUB: 76_000 } };

  it.each([
    ['at the limit', { care_form: 'ZLOBEK', planned_cost: 134_000 }, 114_000],
    ['below it', { care_form: 'KLUB', planned_cost: 62_000 }, 58_900],
    ['of nothing, as nothing is paid', { care_form: 'KLUB', planned_cost: 0 }, 0],
    ['unknown without a form of care', { care_form: '', planned_cost: 62_000 }, undefined],
    ['unknown for care that the call does not pay', { care_form: 'NIANIA', planned_cost: 62_000 }, undefined],
    ['unknown for a name that every object has', { care_form: 'toString', planned_cost: 62_000 }, undefined],
    ['unknown without a cost', { care_form: 'KLUB', planned_cost: null }, undefined],
    ['unknown while the cost cannot be read', { care_form: 'KLUB', planned_cost: Number.NaN }, undefined],
  ])('is %s', (_what, care, refund) => {
    expect(monthlyRefund(care, terms)).toBe(refund);
  });
});
