import { expect, it } from 'vitest';
import type { AskingActor } from '../law/define-law';
import { getRole } from '../roles/roles';
import { OFFICE_CASE_STATUSES, type OfficeCaseStatus } from './case-status';
import { OFFICE_CASE_LAW, type OfficeCaseStep } from './case-workflow';

/** Written a second time, by status, so that an error in the law is noticed. */
const LAW: Record<OfficeCaseStatus, Partial<Record<OfficeCaseStep, OfficeCaseStatus>>> = {
  to_sign: { sign: 'new', remove: 'to_sign', edit: 'to_sign' },
  new: { edit: 'new', write: 'new', withdraw: 'withdrawn', take: 'open', assign: 'open', note: 'new' },
  open: {
    edit: 'open',
    write: 'open',
    withdraw: 'withdrawn',
    takeOver: 'open',
    assign: 'open',
    answer: 'open',
    ask: 'wait_citizen',
    note: 'open',
    extend: 'open',
    close: 'closed',
    refuse: 'rejected',
  },
  wait_citizen: {
    edit: 'wait_citizen',
    write: 'open',
    withdraw: 'withdrawn',
    takeOver: 'wait_citizen',
    assign: 'wait_citizen',
    answer: 'open',
    note: 'wait_citizen',
    extend: 'wait_citizen',
    close: 'closed',
    refuse: 'rejected',
  },
  closed: { note: 'closed', reopen: 'open', archive: 'archived' },
  rejected: { note: 'rejected', reopen: 'open', archive: 'archived' },
  withdrawn: { note: 'withdrawn', archive: 'archived' },
  archived: {},
};

it.each(OFFICE_CASE_STATUSES.codes)('leads from %s where the table says', (status) => {
  const next = Object.fromEntries(
    OFFICE_CASE_LAW.steps.flatMap((step) => {
      const after = OFFICE_CASE_LAW.statusAfter(step, status);
      return after ? [[step, after]] : [];
    }),
  );
  expect(next).toEqual(LAW[status]);
});

it.each<[OfficeCaseStatus, string, AskingActor, OfficeCaseStep[]]>([
  ['new', 'the applicant', 'citizen', ['edit', 'write', 'withdraw']],
  ['wait_citizen', 'the applicant', 'citizen', ['write', 'withdraw']],
  ['closed', 'the applicant', 'citizen', []],
  ['new', 'PM', { privileges: getRole('PM').privileges }, ['edit', 'take', 'assign', 'note']],
  ['closed', 'PM', { privileges: getRole('PM').privileges }, ['note']],
  ['closed', 'KP', { privileges: getRole('KP').privileges }, ['note', 'reopen']],
  ['open', 'an observer', { privileges: getRole('OBS').privileges }, []],
])('%s offers to %s', (status, _who, actor, steps) => {
  expect(OFFICE_CASE_LAW.stepsFrom(status, actor)).toEqual(steps);
});
