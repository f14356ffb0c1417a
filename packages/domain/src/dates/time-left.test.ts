import fc from 'fast-check';
import { expect, it } from 'vitest';
import { timeLeft } from './time-left';

const END = new Date('2027-02-12T14:30:00.000Z');

it.each([
  ['2027-02-10T08:00:00.000Z', 2],
  ['2027-02-11T22:59:59.999Z', 1],
  ['2027-02-11T23:00:00.000Z', 0],
  ['2027-02-12T14:30:00.000Z', 0],
])('counts the days of the office: at %s %s are left', (now, days) => {
  expect(timeLeft(END, new Date(now))?.days).toBe(days);
});

it('ends after the last millisecond', () => {
  expect(timeLeft(END, END)).toEqual({ days: 0, ms: 0 });
  expect(timeLeft(END, new Date('2027-02-12T14:30:00.001Z'))).toBeUndefined();
});

it('is never negative', () => {
  const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, moment, (end, now) => {
      const left = timeLeft(end, now);
      expect(left === undefined).toBe(now > end);
      if (left) expect(Math.min(left.days, left.ms)).toBeGreaterThanOrEqual(0);
    }),
  );
});
