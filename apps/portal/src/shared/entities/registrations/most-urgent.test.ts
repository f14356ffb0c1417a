import type { RegistrationStatus } from '@urzad/grants';
import { expect, it } from 'vitest';
import { mostUrgent } from './most-urgent';
import { inCall, LAST_MOMENT } from './testing/in-call';

it('puts a correction before everything else', () => {
  const rows = [inCall(1, 'draft'), inCall(2, 'member'), inCall(3, 'to_correct')];
  expect(mostUrgent(rows, LAST_MOMENT)?.id).toBe(3);
  expect(mostUrgent([inCall(2, 'member')], LAST_MOMENT)).toBeUndefined();
});

it.each<RegistrationStatus>(['draft', 'to_sign', 'signed'])(
  'asks nobody to go on with %s after the end',
  (status) => {
    const rows = [inCall(1, status)];
    expect(mostUrgent(rows, LAST_MOMENT)?.id).toBe(1);
    expect(mostUrgent(rows, new Date('2027-02-12T14:30:00.001Z'))).toBeUndefined();
  },
);

it('leaves out a correction whose last day is over', () => {
  const late = [inCall(1, 'to_correct')];
  expect(mostUrgent(late, new Date('2027-02-17T22:59:59.999Z'))?.id).toBe(1);
  expect(mostUrgent(late, new Date('2027-02-17T23:00:00.000Z'))).toBeUndefined();
});
