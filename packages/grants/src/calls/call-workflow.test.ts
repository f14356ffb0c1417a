import { expect, it } from 'vitest';
import { getRole } from '../roles/roles';
import { CALL_STATUSES, type CallStatus } from './call-status';
import { CALL_LAW, type CallStep } from './call-workflow';

/** Written a second time, by status, so that an error in the table is noticed. */
const LAW: Record<CallStatus, Partial<Record<CallStep, CallStatus>>> = {
  draft: { set: 'draft', publish: 'published' },
  published: { startTest: 'test', open: 'open', cancel: 'cancelled', prolong: 'published' },
  test: { open: 'open', cancel: 'cancelled', prolong: 'test' },
  open: { prolong: 'open', close: 'closed' },
  closed: { propose: 'closed', approveProposal: 'closed', rank: 'ranked' },
  ranked: { settle: 'settled' },
  settled: {},
  cancelled: {},
};

it.each(
  CALL_STATUSES.codes.flatMap((status) =>
    CALL_LAW.steps.map((step) => [step, status, LAW[status][step]] as const),
  ),
)('%s from %s is %s', (step, status, expected) => {
  expect(CALL_LAW.statusAfter(step, status)).toBe(expected);
});

it('lets the host set a call up and the manager publish, prolong and end it', () => {
  const host = { privileges: getRole('GOS').privileges };
  const manager = { privileges: getRole('KP').privileges };

  expect(CALL_LAW.stepsFrom('draft', host)).toEqual(['set']);
  expect(CALL_LAW.stepsFrom('published', host)).toEqual([]);
  expect(CALL_LAW.stepsFrom('draft', manager)).toEqual(['set', 'publish']);
  expect(CALL_LAW.stepsFrom('published', manager)).toEqual(['cancel', 'prolong']);
  expect(CALL_LAW.stepsFrom('open', manager)).toEqual(['prolong', 'close']);
  expect(CALL_LAW.stepsFrom('published', 'system')).toEqual(['startTest', 'open']);
});
