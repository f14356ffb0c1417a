import { describe, expect, it } from 'vitest';
import type { AskingActor } from '../law/define-law';
import { getRole } from '../roles/roles';
import {
  ENDED_STATUSES,
  REGISTRATION_STATUSES,
  type RegistrationStatus,
  UNSENT_STATUSES,
} from './registration-status';
import { REGISTRATION_LAW, type RegistrationStep } from './registration-workflow';

/** Written a second time, by status as the office's own table is, so that an error in the law is noticed. */
const LAW: Record<RegistrationStatus, Partial<Record<RegistrationStep, RegistrationStatus>>> = {
  draft: { save: 'draft', prepare: 'to_sign', cancel: 'cancelled' },
  to_sign: { reopen: 'draft', sign: 'signed' },
  signed: { withdrawSignature: 'draft', send: 'submitted' },
  submitted: { take: 'formal_check', withdraw: 'withdrawn' },
  formal_check: {
    takeOver: 'formal_check',
    confirmSignature: 'formal_check',
    return: 'to_correct',
    score: 'scored',
    reject: 'formally_rejected',
    withdraw: 'withdrawn',
  },
  to_correct: {
    takeOver: 'to_correct',
    save: 'to_correct',
    prepare: 'to_correct',
    sign: 'to_correct',
    send: 'formal_check',
    expireCorrection: 'formally_rejected',
    withdraw: 'withdrawn',
  },
  scored: {
    approve: 'scored',
    sendBack: 'formal_check',
    qualify: 'qualified',
    reserve: 'reserve',
    notQualify: 'not_qualified',
    withdraw: 'withdrawn',
  },
  formally_rejected: { acceptReview: 'formal_check' },
  reserve: {
    qualify: 'qualified',
    notQualify: 'not_qualified',
    withdraw: 'withdrawn',
    rescore: 'reserve',
    approveRescore: 'reserve',
  },
  qualified: { requestDocuments: 'documents', withdraw: 'withdrawn' },
  documents: {
    takeOver: 'documents',
    prolong: 'documents',
    sendDocuments: 'documents_check',
    expire: 'expired',
    withdraw: 'withdrawn',
  },
  documents_check: {
    takeOver: 'documents_check',
    confirmSignature: 'documents_check',
    returnDocuments: 'documents',
    acceptDocuments: 'contract_stage',
    withdraw: 'withdrawn',
  },
  contract_stage: { join: 'member', expire: 'expired', withdraw: 'withdrawn' },
  member: {},
  not_qualified: {
    rescore: 'not_qualified',
    approveRescore: 'not_qualified',
    qualify: 'qualified',
    reserve: 'reserve',
  },
  expired: {},
  withdrawn: {},
  cancelled: {},
};

const PAIRS = REGISTRATION_STATUSES.codes.flatMap((status) =>
  REGISTRATION_LAW.steps.map((step) => [step, status, LAW[status][step]] as const),
);

describe('statusAfter', () => {
  it.each(PAIRS)('%s from %s is %s', (step, status, expected) => {
    expect(REGISTRATION_LAW.statusAfter(step, status)).toBe(expected);
  });

  it('ends in four statuses', () => {
    expect(REGISTRATION_STATUSES.codes.filter(REGISTRATION_LAW.isTerminal)).toEqual([
      'member',
      'expired',
      'withdrawn',
      'cancelled',
    ]);
  });

  it('knows as ended what leads nowhere but to support, and what only a review changes', () => {
    const reviewed = ['formally_rejected', 'not_qualified'];
    const ended = [...REGISTRATION_STATUSES.codes.filter(REGISTRATION_LAW.isTerminal), ...reviewed];
    expect([...ENDED_STATUSES, 'member'].toSorted()).toEqual(ended.toSorted());
  });

  it('knows as unsent what a parent brings to its first submission', () => {
    const leadsTo = (status: RegistrationStatus) =>
      REGISTRATION_STATUSES.codes.filter((from) => Object.values(LAW[from]).includes(status));
    const before = new Set<RegistrationStatus>(['submitted']);
    for (const status of before) for (const from of leadsTo(status)) before.add(from);
    before.delete('submitted');

    expect(UNSENT_STATUSES.toSorted()).toEqual([...before].toSorted());
    expect(UNSENT_STATUSES).toEqual(['draft', 'to_sign', 'signed']);
  });

  it('lets every status be reached from a draft', () => {
    const reached = new Set<RegistrationStatus>(['draft']);
    for (const status of reached) {
      for (const step of REGISTRATION_LAW.steps) {
        const next = REGISTRATION_LAW.statusAfter(step, status);
        if (next) reached.add(next);
      }
    }

    expect(reached).toEqual(new Set(REGISTRATION_STATUSES.codes));
  });
});

describe('stepsFrom', () => {
  const staff = (code: 'PM' | 'KP' | 'DYR' | 'OBS'): AskingActor => ({
    privileges: getRole(code).privileges,
  });

  it.each<[RegistrationStatus, string, AskingActor, RegistrationStep[]]>([
    ['draft', 'the citizen', 'citizen', ['save', 'prepare', 'cancel']],
    ['draft', 'the system', 'system', ['cancel']],
    ['draft', 'PM', staff('PM'), []],
    ['to_correct', 'the citizen', 'citizen', ['save', 'prepare', 'sign', 'send', 'withdraw']],
    ['to_correct', 'the system', 'system', ['expireCorrection']],
    ['submitted', 'PM', staff('PM'), ['take']],
    ['submitted', 'an observer', staff('OBS'), []],
    ['formal_check', 'PM', staff('PM'), ['takeOver', 'confirmSignature', 'return', 'score', 'reject']],
    ['formal_check', 'the citizen', 'citizen', ['withdraw']],
    ['scored', 'PM', staff('PM'), []],
    ['scored', 'KP', staff('KP'), ['approve', 'sendBack', 'qualify', 'reserve', 'notQualify']],
    ['scored', 'the director', staff('DYR'), []],
    ['reserve', 'KP', staff('KP'), ['qualify', 'rescore', 'approveRescore']],
    ['reserve', 'the director', staff('DYR'), ['approveRescore']],
    ['reserve', 'the system', 'system', ['qualify', 'notQualify']],
    ['formally_rejected', 'KP', staff('KP'), ['acceptReview']],
    ['member', 'the citizen', 'citizen', []],
  ])('%s, asked by %s', (status, _who, actor, steps) => {
    expect(REGISTRATION_LAW.stepsFrom(status, actor)).toEqual(steps);
  });

  it('gives every step to somebody', () => {
    const actors: AskingActor[] = ['citizen', 'system', staff('PM'), staff('KP')];
    const orphans = PAIRS.filter(
      ([step, status, next]) =>
        next && !actors.some((actor) => REGISTRATION_LAW.mayStep(step, status, actor)),
    );

    expect(orphans).toEqual([]);
  });
});

it('labels every status differently in both languages', () => {
  const labels = Object.values(REGISTRATION_STATUSES.table).flatMap(({ pl, en }) => [pl, en]);

  expect(new Set(labels).size).toBe(labels.length);
});

describe('mayEverStep', () => {
  const approver = { privileges: ['cofunding_registration_approve'] };

  it('tells a wrong status from a missing privilege', () => {
    expect(REGISTRATION_LAW.mayStep('approve', 'draft', approver)).toBe(false);
    expect(REGISTRATION_LAW.mayEverStep('approve', approver)).toBe(true);
    expect(REGISTRATION_LAW.mayEverStep('score', approver)).toBe(false);
    expect(REGISTRATION_LAW.mayEverStep('sign', approver)).toBe(false);
    expect(REGISTRATION_LAW.mayEverStep('sign', 'citizen')).toBe(true);
    expect(REGISTRATION_LAW.mayEverStep('approve', 'citizen')).toBe(false);
  });
});
