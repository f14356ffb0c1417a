import type { RegistrationStatus } from '@urzad/grants';
import { expect, it } from 'vitest';
import { isTooLate, sendingEndAt } from './too-late';

const inCall = (status: RegistrationStatus) => ({
  status,
  call_status: 'open' as const,
  call_open_to: '2027-02-12T14:30:00.000Z',
  correction_to: '2027-02-17' as const,
});

it.each<RegistrationStatus>(['draft', 'to_sign', 'signed'])(
  '%s is too late after the last millisecond',
  (status) => {
    expect(isTooLate(inCall(status), new Date('2027-02-12T14:30:00.000Z'))).toBe(false);
    expect(isTooLate(inCall(status), new Date('2027-02-12T14:30:00.001Z'))).toBe(true);
  },
);

it('is too late when the office ended the call early', () => {
  const ended = { ...inCall('draft'), call_status: 'closed' as const };
  expect(isTooLate(ended, new Date('2027-02-10T08:00:00.000Z'))).toBe(true);
});

it('draws near in the last 24 hours', () => {
  expect(sendingEndAt(inCall('draft'), new Date('2027-02-11T14:29:59.999Z'))).toBe('far');
  expect(sendingEndAt(inCall('draft'), new Date('2027-02-11T14:30:00.000Z'))).toBe('soon');
});

it.each<RegistrationStatus>(['to_correct', 'submitted', 'scored'])('never is for %s', (status) => {
  expect(sendingEndAt(inCall(status), new Date('2027-03-01T08:00:00.000Z'))).toBeUndefined();
});

it('is too late for a correction after its last day, whatever became of the call', () => {
  expect(isTooLate(inCall('to_correct'), new Date('2027-02-17T22:59:59.999Z'))).toBe(false);
  expect(isTooLate(inCall('to_correct'), new Date('2027-02-17T23:00:00.000Z'))).toBe(true);
});
