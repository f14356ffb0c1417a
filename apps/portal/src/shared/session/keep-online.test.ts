import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepOnline } from './keep-online';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begin({ isOn = (): boolean => true, chance = 0.5, fails = false } = {}) {
  const update = vi.fn(() => (fails ? Promise.reject(new Error('no network')) : Promise.resolve()));
  const onFailed = vi.fn();
  const stop = keepOnline({ update, isOn, onFailed, chance: () => chance });
  return { update, onFailed, stop };
}

it('tells the server at once and every minute, until it is stopped', () => {
  const { update, stop } = begin();
  expect(update).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(update).toHaveBeenCalledTimes(2);
  stop();
  vi.advanceTimersByTime(600_000);
  expect(update).toHaveBeenCalledTimes(2);
});

it.each([
  [0, 57_000],
  [1, 63_000],
])('spreads the updates by chance: %i after %i ms', (chance, after) => {
  const { update } = begin({ chance });
  vi.advanceTimersByTime(after - 1);
  expect(update).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(update).toHaveBeenCalledTimes(2);
});

it('sends nothing while the refresh is off, and goes on afterwards', () => {
  let isOn = false;
  const { update } = begin({ isOn: () => isOn });
  vi.advanceTimersByTime(60_000);
  expect(update).not.toHaveBeenCalled();
  isOn = true;
  vi.advanceTimersByTime(60_000);
  expect(update).toHaveBeenCalledTimes(1);
});

it('hands a failure over and sends the next one', async () => {
  const { update, onFailed } = begin({ fails: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(update).toHaveBeenCalledTimes(2);
  expect(onFailed).toHaveBeenCalledTimes(2);
});
