import { expect, it } from 'vitest';
import { CALL_PRESETS } from '../calls/call-params';
import { claimCorrectionTo, claimPaymentTo, claimReviewTo, isClaimLate } from './claim-deadlines';

const PARAMS = CALL_PRESETS.A_DO_3;

it('a correction has 7 working days', () => {
  expect(claimCorrectionTo(PARAMS, new Date('2027-04-13T08:00:00Z'))).toBe('2027-04-22');
  // Past 1 and 3 May.
  expect(claimCorrectionTo(PARAMS, new Date('2027-04-28T08:00:00Z'))).toBe('2027-05-10');
});

it('a review is asked for within 7 days, moved from a free day', () => {
  expect(claimReviewTo(PARAMS, new Date('2027-04-22T08:00:00Z'))).toBe('2027-04-29');
  // A Sunday.
  expect(claimReviewTo(PARAMS, new Date('2027-04-25T08:00:00Z'))).toBe('2027-05-04');
  // Already the next day in Poland.
  expect(claimReviewTo(PARAMS, new Date('2027-04-21T22:30:00Z'))).toBe('2027-04-29');
});

it('a payment comes within 30 days of the approval', () => {
  expect(claimPaymentTo(PARAMS, new Date('2027-02-17T08:00:00Z'))).toBe('2027-03-19');
  expect(claimPaymentTo(PARAMS, new Date('2027-02-18T08:00:00Z'))).toBe('2027-03-22');
});

it.each([
  ['2027-01', '2027-02-15T22:59:59.999Z', false],
  ['2027-01', '2027-02-15T23:00:00.000Z', true],
  // 15 August 2027 is a Sunday and a holiday.
  ['2027-07', '2027-08-16T10:00:00Z', false],
  ['2027-07', '2027-08-17T10:00:00Z', true],
  // The last month of a contract that ends early may be claimed before its end.
  ['2027-07', '2027-07-20T10:00:00Z', false],
])('the claim of %s at %s is late: %s', (month, sent, isLate) => {
  expect(isClaimLate(month, PARAMS, new Date(sent))).toBe(isLate);
});
