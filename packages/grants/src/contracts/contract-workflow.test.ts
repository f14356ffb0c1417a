import { expect, it } from 'vitest';
import { getRole } from '../roles/roles';
import { CONTRACT_STATUSES, type ContractStatus } from './contract-status';
import { CONTRACT_LAW, type ContractStep } from './contract-workflow';

/** Written a second time, by status as the office's own table is, so that an error in the law is noticed. */
const LAW: Record<ContractStatus, Partial<Record<ContractStep, ContractStatus>>> = {
  draft: {
    set: 'draft',
    askInitials: 'draft',
    initial: 'to_member',
    sendBack: 'draft',
    withdraw: 'not_signed',
  },
  to_member: {
    prolong: 'to_member',
    signMember: 'to_office',
    returnToDraft: 'draft',
    enterPaper: 'to_member',
    confirmPaper: 'active',
    withdraw: 'not_signed',
    expire: 'not_signed',
  },
  to_office: { returnToDraft: 'draft', signOffice: 'active', withdraw: 'not_signed' },
  active: { suspend: 'suspended', end: 'ended', terminate: 'terminated' },
  suspended: { resume: 'active', terminate: 'terminated' },
  ended: {},
  terminated: {},
  not_signed: {},
};

const PAIRS = CONTRACT_STATUSES.codes.flatMap((status) =>
  CONTRACT_LAW.steps.map((step) => [step, status, LAW[status][step]] as const),
);

it.each(PAIRS)('%s from %s leads to %s', (step, status, expected) => {
  expect(CONTRACT_LAW.statusAfter(step, status)).toBe(expected);
});

it.each([
  ['PM', 'draft', ['set', 'askInitials']],
  ['KP', 'draft', ['set', 'askInitials', 'initial', 'sendBack']],
  ['DYR', 'draft', []],
  ['PM', 'to_member', ['prolong', 'returnToDraft', 'enterPaper', 'confirmPaper']],
  ['KAN', 'to_member', ['enterPaper', 'confirmPaper']],
  ['PM', 'to_office', []],
  ['DYR', 'to_office', ['returnToDraft', 'signOffice']],
  ['OBS', 'to_office', []],
] as const)('%s may do with a contract in %s: %j', (code, status, steps) => {
  expect(CONTRACT_LAW.stepsFrom(status, getRole(code))).toEqual(steps);
});

it('a participant signs, or gives it up until the second signature', () => {
  const of = (status: ContractStatus) => CONTRACT_LAW.stepsFrom(status, 'citizen');
  expect(of('to_member')).toEqual(['signMember', 'withdraw']);
  expect(of('to_office')).toEqual(['withdraw']);
  expect(of('active')).toEqual([]);
});
