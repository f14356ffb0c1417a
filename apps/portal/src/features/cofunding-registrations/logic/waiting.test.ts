import { expect, it } from 'vitest';
import { inCall, LAST_MOMENT } from '#shared/entities/registrations/testing/in-call';
import { continuePath, countWaiting } from './waiting';

it('counts what waits for the parent, and nothing that came too late', () => {
  const rows = [inCall(1, 'draft'), inCall(2, 'member'), inCall(3, 'to_correct'), inCall(4, 'signed')];
  expect(countWaiting(rows, LAST_MOMENT)).toBe(3);
  expect(countWaiting(rows, new Date('2027-02-12T14:30:00.001Z'))).toBe(1);
});

it('leads to the screen of the next step', () => {
  expect(continuePath({ id: 7, status: 'draft' })).toBe('/cofundingregistrations/7/edit');
  expect(continuePath({ id: 7, status: 'to_sign' })).toBe('/cofundingregistrations/sign?id=7');
  expect(continuePath({ id: 7, status: 'signed' })).toBe('/cofundingregistrations/sendshow?id=7');
  expect(continuePath({ id: 7, status: 'scored' })).toBe('/cofundingregistrations/7');
});

it('does not count a correction whose last day is over', () => {
  const late = [inCall(1, 'to_correct')];
  expect(countWaiting(late, new Date('2027-02-17T22:59:59.999Z'))).toBe(1);
  expect(countWaiting(late, new Date('2027-02-17T23:00:00.000Z'))).toBe(0);
});
