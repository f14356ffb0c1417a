import { CLAIM_LAW, OFFICE_CASE_LAW, REGISTRATION_LAW } from '@urzad/grants';
import { expect, it } from 'vitest';
import { type BoardLaw, planOf } from './move-plan';

const CLERK = ['cofunding_registration_assess', 'cofunding_registration_return', 'office_case_edit'];

it.each<[string, BoardLaw, string, readonly string[], object]>([
  ['takes a sent application', REGISTRATION_LAW, 'submitted', ['formal_check'], { kind: 'run' }],
  ['takes a new case', OFFICE_CASE_LAW, 'new', ['open'], { kind: 'run' }],
  ['asks what is to be corrected', REGISTRATION_LAW, 'formal_check', ['to_correct'], { kind: 'form' }],
  [
    'leaves to the applicant what they send',
    REGISTRATION_LAW,
    'to_correct',
    ['formal_check'],
    { kind: 'refused', reason: 'citizen' },
  ],
  [
    'leaves to the clock what it does',
    REGISTRATION_LAW,
    'qualified',
    ['documents'],
    { kind: 'refused', reason: 'system' },
  ],
  [
    'leaves a decision to who may take it',
    CLAIM_LAW,
    'verified',
    ['approved', 'approved_partly'],
    { kind: 'refused', reason: 'noPrivilege' },
  ],
  ['knows no way back', REGISTRATION_LAW, 'scored', ['submitted'], { kind: 'refused', reason: 'noWay' }],
])('%s', (_what, law, from, to, plan) => {
  expect(planOf({ law, from, to, privileges: CLERK })).toEqual(plan);
});
