import { expect, it } from 'vitest';
import { getRole } from '../roles/roles';
import { CLAIM_STATUSES, type ClaimStatus } from './claim-status';
import { CLAIM_LAW, type ClaimStep } from './claim-workflow';

/** Written a second time, by status as the office's own table is, so that an error in the law is noticed. */
const LAW: Record<ClaimStatus, Partial<Record<ClaimStep, ClaimStatus>>> = {
  draft: { set: 'draft', remove: 'draft', prepare: 'to_sign' },
  to_sign: { remove: 'to_sign', reopen: 'draft', sign: 'submitted' },
  submitted: { withdraw: 'withdrawn', take: 'verification' },
  verification: {
    take: 'verification',
    decide: 'verification',
    callCorrection: 'to_correct',
    verify: 'verified',
  },
  to_correct: { set: 'to_correct', prepare: 'to_correct', sign: 'submitted', lapse: 'verified' },
  verified: {
    sendBack: 'verification',
    approve: 'approved',
    approvePartly: 'approved_partly',
    reject: 'rejected',
    keep: 'paid',
  },
  approved: { pass: 'payment' },
  approved_partly: { pass: 'payment', review: 'verification' },
  payment: { unpass: 'approved', unpassPartly: 'approved_partly', pay: 'paid' },
  paid: {
    unpay: 'approved',
    unpayPartly: 'approved_partly',
    review: 'verification',
    recover: 'recovery',
  },
  rejected: { review: 'verification' },
  withdrawn: {},
  recovery: {},
};

const PAIRS = CLAIM_STATUSES.codes.flatMap((status) =>
  CLAIM_LAW.steps.map((step) => [step, status, LAW[status][step]] as const),
);

it.each(PAIRS)('%s from %s leads to %s', (step, status, expected) => {
  expect(CLAIM_LAW.statusAfter(step, status)).toBe(expected);
});

it.each([
  ['PM', 'submitted', ['take']],
  ['PM', 'verification', ['take', 'decide', 'callCorrection', 'verify']],
  ['PM', 'verified', []],
  ['KP', 'verified', ['sendBack', 'approve', 'approvePartly', 'reject', 'keep']],
  ['KP', 'rejected', ['review']],
  ['KP', 'paid', ['review', 'recover']],
  ['KS', 'approved', ['pass']],
  ['KS', 'payment', ['unpass', 'unpassPartly', 'pay']],
  ['KS', 'verified', []],
  ['DYR', 'verified', []],
  ['OBS', 'verification', []],
] as const)('%s may do with a claim in %s: %j', (code, status, steps) => {
  expect(CLAIM_LAW.stepsFrom(status, getRole(code))).toEqual(steps);
});

it('a parent fills it in, signs it, and takes it back until the office has taken it', () => {
  const of = (status: ClaimStatus) => CLAIM_LAW.stepsFrom(status, 'citizen');
  expect(of('draft')).toEqual(['set', 'remove', 'prepare']);
  expect(of('to_sign')).toEqual(['remove', 'reopen', 'sign']);
  expect(of('to_correct')).toEqual(['set', 'prepare', 'sign']);
  expect(of('submitted')).toEqual(['withdraw']);
  expect(of('verification')).toEqual([]);
  expect(of('approved_partly')).toEqual([]);
});

it('the clock ends a correction, and nothing else', () => {
  const bySystem = CLAIM_STATUSES.codes.flatMap((status) => CLAIM_LAW.stepsFrom(status, 'system'));
  expect(bySystem).toEqual(['lapse']);
});
