import { describe, expect, it } from 'vitest';
import {
  acceptsDrafts,
  acceptsSending,
  CALL_STATUS_CODES,
  CALL_STEPS,
  type CallStatus,
  type CallStep,
  callStatusAfter,
  callStepsFrom,
} from './call-status';
import { getRole } from './roles';

/** Written a second time, by status, so that a slip in the law shows. */
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

it('takes drafts from the announcement to the end', () => {
  expect(CALL_STATUS_CODES.filter(acceptsDrafts)).toEqual(['published', 'test', 'open']);
});

describe('acceptsSending', () => {
  const open_to = '2027-02-12T14:30:00.000Z';

  it.each([
    ['open', '2027-02-12T14:30:00.000Z', true],
    ['open', '2027-02-12T14:30:00.001Z', false],
    ['test', '2027-02-12T14:30:00.000Z', true],
    ['published', '2027-02-12T14:00:00.000Z', false],
    ['closed', '2027-02-12T14:00:00.000Z', false],
  ] as const)('%s at %s: %s', (status, now, expected) => {
    expect(acceptsSending({ status, open_to }, new Date(now))).toBe(expected);
  });
});
