import { expect, it } from 'vitest';
import { getRole } from '../roles/roles';
import { paymentListNumber } from './payment-list-number';
import { PAYMENT_LIST_LAW, type PaymentListStep } from './payment-list-workflow';
import { PAYMENT_LIST_STATUSES, type PaymentListStatus } from './payment-status';

/** Written a second time, by status as the office's own table is, so that an error in the law is noticed. */
const LAW: Record<PaymentListStatus, Partial<Record<PaymentListStep, PaymentListStatus>>> = {
  draft: {
    change: 'draft',
    askApproval: 'draft',
    sendBack: 'draft',
    approve: 'approved',
    cancel: 'cancelled',
  },
  approved: { export: 'exported', cancel: 'cancelled' },
  exported: { export: 'exported', book: 'booked' },
  booked: {},
  cancelled: {},
};

const PAIRS = PAYMENT_LIST_STATUSES.codes.flatMap((status) =>
  PAYMENT_LIST_LAW.steps.map((step) => [step, status, LAW[status][step]] as const),
);

it.each(PAIRS)('%s from %s leads to %s', (step, status, expected) => {
  expect(PAYMENT_LIST_LAW.statusAfter(step, status)).toBe(expected);
});

it.each([
  ['KS', 'draft', ['change', 'askApproval', 'cancel']],
  ['KS', 'approved', ['export', 'cancel']],
  ['KS', 'exported', ['export', 'book']],
  ['KP', 'draft', ['sendBack', 'approve']],
  ['KP', 'approved', []],
  ['PM', 'draft', []],
  ['OBS', 'draft', []],
] as const)('%s may do with a list in %s: %j', (code, status, steps) => {
  expect(PAYMENT_LIST_LAW.stepsFrom(status, getRole(code))).toEqual(steps);
});

it.each([
  [{ year: 2027, month: 2, ordinal: 1 }, 'LW/2027/02/01'],
  [{ year: 2027, month: 12, ordinal: 100 }, 'LW/2027/12/100'],
])('the list %j is %s', (list, number) => {
  expect(paymentListNumber(list)).toBe(number);
});
