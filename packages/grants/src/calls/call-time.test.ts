import { describe, expect, it } from 'vitest';
import type { CallStatus } from './call-status';
import { acceptsSending, type CallDates, callEndAt, callStatusAt } from './call-time';

const CALL: CallDates = {
  status: 'open',
  test_from: '2027-02-03T07:00:00.000Z',
  test_to: '2027-02-04T14:30:00.000Z',
  open_from: '2027-02-08T07:00:00.000Z',
  open_to: '2027-02-12T14:30:00.000Z',
};
const at = (moment: string, status: CallStatus = 'open') =>
  callStatusAt({ ...CALL, status }, new Date(moment));

describe('callStatusAt', () => {
  it.each<[string, CallStatus]>([
    ['2027-02-03T06:59:59.999Z', 'published'],
    ['2027-02-03T07:00:00.000Z', 'test'],
    ['2027-02-04T14:30:00.000Z', 'test'],
    ['2027-02-04T14:30:00.001Z', 'published'],
    ['2027-02-08T06:59:59.999Z', 'published'],
    ['2027-02-08T07:00:00.000Z', 'open'],
    ['2027-02-12T14:30:00.000Z', 'open'],
    ['2027-02-12T14:30:00.001Z', 'closed'],
    ['2027-02-25T08:00:00.000Z', 'closed'],
  ])('at %s is %s, whichever of the three is stored', (moment, status) => {
    expect([at(moment), at(moment, 'published'), at(moment, 'test')]).toEqual([status, status, status]);
  });

  it.each<CallStatus>(['draft', 'closed', 'ranked', 'settled', 'cancelled'])(
    'leaves %s to people',
    (status) => {
      expect(at('2027-02-10T08:00:00.000Z', status)).toBe(status);
      expect(at('2027-02-25T08:00:00.000Z', status)).toBe(status);
    },
  );

  it('keeps what is stored while the dates are not set', () => {
    const dates = { test_from: null, test_to: null, open_from: null, open_to: null };
    const now = new Date('2027-02-10T08:00:00.000Z');
    expect(callStatusAt({ ...dates, status: 'published' }, now)).toBe('published');
    expect(
      callStatusAt({ ...CALL, test_from: null, test_to: null, status: 'test' }, new Date('2027-02-01')),
    ).toBe('test');
  });
});

describe('acceptsSending', () => {
  it.each<[CallStatus, string, boolean]>([
    ['open', '2027-02-12T14:30:00.000Z', true],
    ['open', '2027-02-12T14:30:00.001Z', false],
    ['open', '2027-02-08T06:59:59.999Z', false],
    ['published', '2027-02-12T14:00:00.000Z', true],
    ['test', '2027-02-03T08:00:00.000Z', true],
    ['closed', '2027-02-12T14:00:00.000Z', false],
    ['cancelled', '2027-02-12T14:00:00.000Z', false],
  ])('%s at %s: %s', (status, now, expected) => {
    expect(acceptsSending({ ...CALL, status }, new Date(now))).toBe(expected);
  });

  it('takes nothing in a call without an end', () => {
    expect(acceptsSending({ ...CALL, open_to: null }, new Date('2027-02-10T08:00:00.000Z'))).toBe(false);
  });
});

describe('callEndAt', () => {
  it.each([
    ['2027-02-01T08:00:00.000Z', 'far'],
    ['2027-02-11T14:29:59.999Z', 'far'],
    ['2027-02-11T14:30:00.000Z', 'soon'],
    ['2027-02-12T14:30:00.000Z', 'soon'],
    ['2027-02-12T14:30:00.001Z', 'over'],
  ])('at %s is %s', (now, end) => {
    expect(callEndAt(CALL, new Date(now))).toBe(end);
  });

  it('is over when people ended the call early or called it off', () => {
    const now = new Date('2027-02-10T08:00:00.000Z');
    expect(callEndAt({ ...CALL, status: 'closed' }, now)).toBe('over');
    expect(callEndAt({ ...CALL, status: 'cancelled' }, now)).toBe('over');
  });
});
