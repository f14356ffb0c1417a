import { describe, expect, it } from 'vitest';
import type { CallStatus } from './call-status';
import { type CallDates, currentCallOf } from './call-time';

const NOW = new Date('2027-02-10T08:00:00.000Z');

const callIn = (status: CallStatus, id: number): CallDates & { id: number } => ({
  id,
  status,
  test_from: null,
  test_to: null,
  open_from: null,
  open_to: null,
});

describe('currentCallOf', () => {
  it.each<[string, CallStatus[], number | undefined]>([
    ['the open call before a newer announced one', ['published', 'open', 'settled'], 2],
    ['the announced call before those that are over', ['ranked', 'published'], 2],
    ['the newest call when all are over', ['ranked', 'settled'], 1],
    ['nothing without calls', [], undefined],
  ])('chooses %s', (_what, statuses, id) => {
    expect(
      currentCallOf(
        statuses.map((status, at) => callIn(status, at + 1)),
        NOW,
      )?.id,
    ).toBe(id);
  });

  it('passes over a call that has ended by its date for one that is announced', () => {
    const dates = { open_from: '2027-01-11T07:00:00.000Z', open_to: '2027-01-15T14:30:00.000Z' };
    const ended = { ...callIn('open', 1), ...dates };
    expect(currentCallOf([ended, callIn('published', 2)], NOW)?.id).toBe(2);
    expect(currentCallOf([ended], NOW)?.status).toBe('closed');
  });
});
