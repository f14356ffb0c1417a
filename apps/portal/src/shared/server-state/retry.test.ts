import { afterEach, expect, it, vi } from 'vitest';
import { ApiFailure } from '../http/api-failure';
import { isWorthRetrying, pauseBeforeRetry } from './retry';

afterEach(() => vi.useRealTimers());

it.each([
  ['a lost answer', new ApiFailure('network', undefined, 0), true],
  ['a server in trouble', new ApiFailure('server', null, 503), true],
  ['a refusal', new ApiFailure('no-privilege', null, 403), false],
  ['too many requests', new ApiFailure('too-many-requests', null, 429), false],
])('asks again after %s: at most twice', (_what, error, isAgain) => {
  expect([0, 1, 2].map((failures) => isWorthRetrying(failures, error))).toEqual([isAgain, isAgain, false]);
});

it('waits as long as the server asks, else a second and then two', () => {
  vi.useFakeTimers({ now: new Date('2027-02-10T08:00:00Z') });
  const busy = new ApiFailure('server', null, 503, new Date('2027-02-10T08:00:05Z'));
  expect(pauseBeforeRetry(0, busy)).toBe(5_000);
  vi.setSystemTime(new Date('2027-02-10T08:00:06Z'));
  expect(pauseBeforeRetry(0, busy)).toBe(0);
  const lost = new ApiFailure('network', undefined, 0);
  expect([pauseBeforeRetry(0, lost), pauseBeforeRetry(1, lost)]).toEqual([1_000, 2_000]);
});
