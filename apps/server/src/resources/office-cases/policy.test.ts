import { DEFAULT_APPLICATION } from '@urzad/contract';
import { getRole, type RoleCode } from '@urzad/grants';
import { expect, it } from 'vitest';
import { refusalOf, seesFilesOf, type Viewer } from './policy';
import type { CaseRecord } from './table';

const NOW = new Date('2027-02-10T08:00:00.000Z');
const OFFICER = 7;

const applicant: Viewer = { as: 'owner', id_user: 1, id_application: DEFAULT_APPLICATION };
const staff = (role: RoleCode, id_user = OFFICER): Viewer => ({
  as: 'staff',
  id_user,
  id_application: DEFAULT_APPLICATION,
  privileges: getRole(role).privileges,
  testOnly: false,
});

function caseOf(over: Partial<CaseRecord>): CaseRecord {
  const known = { kind: 'PYTANIE', status: 'open', id_user_owner: OFFICER, ended_date: null } as const;
  // The fields that the policy reads.
  return { ...known, obj_type: 'cofundingregistration', ...over } as CaseRecord;
}

const codeOf = (...[record, step, viewer]: [CaseRecord, Parameters<typeof refusalOf>[1], Viewer]) =>
  refusalOf(record, step, { viewer, now: NOW })?.code;

it('lets an applicant withdraw what they asked for, and not what the office opened about them', () => {
  expect(codeOf(caseOf({}), 'withdraw', applicant)).toBeUndefined();
  expect(codeOf(caseOf({ kind: 'ZWROT' }), 'withdraw', applicant)).toBe('illegal-step');
  expect(codeOf(caseOf({ kind: 'ZGLOSZENIE' }), 'withdraw', applicant)).toBe('illegal-step');
});

it('lets the case of an application be handed on, and not be settled by itself', () => {
  const main = caseOf({ kind: 'ZGLOSZENIE', id_user_owner: 8 });
  for (const step of ['takeOver', 'assign', 'note'] as const) {
    expect(codeOf(main, step, staff('PM'))).toBeUndefined();
  }
  expect(codeOf({ ...main, id_user_owner: OFFICER }, 'close', staff('PM'))).toBe('illegal-step');
});

it('lets only those decide on a review, or lead it, who may approve', () => {
  const review = caseOf({ kind: 'PONOWNA_OCENA' });
  for (const step of ['take', 'close', 'refuse'] as const) {
    expect(codeOf(review, step, staff('PM'))).toBe('no-privilege');
    expect(codeOf(review, step, staff('KP'))).toBeUndefined();
  }
  expect(codeOf({ ...review, id_user_owner: 8 }, 'takeOver', staff('PM'))).toBe('no-privilege');
});

it('lets another person accept what was signed than who entered the paper', () => {
  const paper = caseOf({ kind: 'REZYGNACJA', form: {}, id_user_create: OFFICER });
  expect(codeOf(paper, 'close', staff('PM'))).toBe('no-privilege');
  expect(codeOf({ ...paper, id_user_create: 9 }, 'close', staff('PM'))).toBeUndefined();
  expect(codeOf(paper, 'refuse', staff('PM'))).toBeUndefined();
});

it('shows files about an application to whom health may be shown, and to the officer in charge', () => {
  const letter = { direction: 'IN' } as const;
  expect(seesFilesOf(applicant, caseOf({}), letter)).toBe(true);
  expect(seesFilesOf(staff('PM', 9), caseOf({}), letter)).toBe(true);
  expect(seesFilesOf(staff('KS', 9), caseOf({}), letter)).toBe(false);
  expect(seesFilesOf(staff('KS'), caseOf({}), letter)).toBe(true);
  expect(seesFilesOf(staff('KS', 9), caseOf({}), { direction: 'OUT' })).toBe(true);
  expect(seesFilesOf(staff('KS', 9), caseOf({ obj_type: 'general' }), letter)).toBe(true);
});
