import { beforeEach, expect, it } from 'vitest';
import { type Limit, type RateLimits, rateLimits } from './rate-limit';

const MINUTE = 60_000;
const GUESSES: Limit = { name: 'guesses', max: 2, windowMs: MINUTE };
const ADDRESSES: Limit = { name: 'addresses', max: 2, windowMs: MINUTE };

let at: number;
let limits: RateLimits;
beforeEach(() => {
  at = Date.parse('2027-02-10T08:00:00Z');
  limits = rateLimits(() => new Date(at));
});

it('refuses the request after the last of a window, and says how long', () => {
  limits.take(GUESSES, 'anna');
  at += 20_000;
  limits.take(GUESSES, 'anna');
  expect(() => limits.take(GUESSES, 'anna')).toThrow(
    expect.objectContaining({ code: 'too-many-requests', retryAfter: 40 }),
  );
  at += 40_000;
  expect(() => limits.take(GUESSES, 'anna')).not.toThrow();
});

it('counts all addresses of a customer as one', () => {
  limits.take(GUESSES, '2001:db8:1:2::1');
  limits.take(GUESSES, '2001:db8:1:2::2');
  expect(() => limits.take(GUESSES, '2001:db8:1:2::3')).toThrow('too-many-requests');
  expect(() => limits.refuse(GUESSES, '2001:db8:1:2::4')).toThrow('too-many-requests');
  expect(() => limits.take(GUESSES, '2001:db8:1:3::1')).not.toThrow();
});

it('does not wait for a time to which the clock has yet to come again', () => {
  limits.take(GUESSES, 'anna');
  limits.take(GUESSES, 'anna');
  at -= 29 * 24 * 60 * MINUTE;
  expect(() => limits.take(GUESSES, 'anna')).not.toThrow();
});

it('keeps the counts of one limit through a flood in another', () => {
  limits.take(GUESSES, 'anna');
  limits.take(GUESSES, 'anna');
  for (let caller = 1; caller <= 20_001; caller += 1) limits.take(ADDRESSES, `${caller}@example.com`);
  expect(() => limits.refuse(GUESSES, 'anna')).toThrow('too-many-requests');
});

it('forgets the older half of a limit that remembers too many', () => {
  const fill = (caller: string) => [limits.take(GUESSES, caller), limits.take(GUESSES, caller)];
  fill('first');
  for (let caller = 1; caller <= 19_999; caller += 1) limits.take(GUESSES, String(caller));
  fill('last');
  expect(() => limits.refuse(GUESSES, 'first')).not.toThrow();
  expect(() => limits.refuse(GUESSES, 'last')).toThrow('too-many-requests');
});

it('gives back what was counted for nothing', () => {
  limits.take(GUESSES, 'anna');
  limits.take(GUESSES, 'anna');
  limits.giveBack(GUESSES, 'anna');
  limits.take(GUESSES, 'anna');
  expect(() => limits.take(GUESSES, 'anna')).toThrow('too-many-requests');
  expect(() => limits.giveBack(GUESSES, 'nobody')).not.toThrow();
});
