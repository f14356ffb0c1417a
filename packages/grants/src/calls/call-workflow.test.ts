import { expect, it } from 'vitest';
import { getRole } from '../roles/roles';
import { CALL_STATUS_CODES, type CallStatus } from './call-status';
import { CALL_STEPS, type CallStep, callStatusAfter, callStepsFrom } from './call-workflow';

/** Written a second time, by status, so that an error in the table is noticed. */
const LAW: Record<CallStatus, Partial<Record<CallStep, CallStatus>>> = {
  draft: { publish: 'published' },
  published: { startTest: 'test', open: 'open', cancel: 'cancelled' },
  test: { open: 'open' },
  open: { close: 'closed' },
  closed: { rank: 'ranked' },
  ranked: { settle: 'settled' },
  settled: {},
  cancelled: {},
};

it.each(
  CALL_STATUS_CODES.flatMap((status) => CALL_STEPS.map((step) => [step, status, LAW[status][step]] as const)),
)('%s from %s is %s', (step, status, expected) => {
  expect(callStatusAfter(step, status)).toBe(expected);
});

it('gives the host the publishing and the manager the ending', () => {
  const host = { privileges: getRole('GOS').privileges };
  const manager = { privileges: getRole('KP').privileges };

  expect(callStepsFrom('draft', host)).toEqual(['publish']);
  expect(callStepsFrom('published', host)).toEqual([]);
  expect(callStepsFrom('published', manager)).toEqual(['cancel']);
  expect(callStepsFrom('open', manager)).toEqual(['close']);
  expect(callStepsFrom('published', 'system')).toEqual(['startTest', 'open']);
});
