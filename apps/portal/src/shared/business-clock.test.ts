import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type BusinessClock, businessClock } from './business-clock';

/** The state of server and window, as a test sets it. */
const world = { offset: 0, told: 0, isSeen: true, isDown: false };
const ask = vi.fn(async () => {
  if (world.isDown) throw new Error('no answer');
  return world.told;
});
let clock: BusinessClock;
const HOUR_MS = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-02-10T08:00:00.000Z') });
  Object.assign(world, { offset: 0, told: 0, isSeen: true, isDown: false });
  ask.mockClear();
  clock = businessClock({
    offset: () => world.offset,
    setOffset: (ms) => {
      world.offset = ms;
    },
    ask,
    isSeen: () => world.isSeen,
  });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A component that reads the clock during `during`. */
async function watched(during: () => Promise<unknown>): Promise<Date[]> {
  const seen: Date[] = [];
  const leave = clock.subscribe(() => seen.push(clock.now()));
  await during();
  leave();
  return seen;
}

it('tells its listeners every second, and nobody afterwards', async () => {
  const seen = await watched(() => vi.advanceTimersByTimeAsync(3_000));
  expect(seen.map((moment) => moment.toISOString())).toEqual([
    '2027-02-10T08:00:01.000Z',
    '2027-02-10T08:00:02.000Z',
    '2027-02-10T08:00:03.000Z',
  ]);
  expect(vi.getTimerCount()).toBe(0);
});

it('follows a clock that was moved within 60 seconds', async () => {
  world.told = 3 * HOUR_MS;
  const seen = await watched(() => vi.advanceTimersByTimeAsync(60_000));
  expect(seen.at(-1)?.toISOString()).toBe('2027-02-10T11:01:00.000Z');
});

it('asks at once after a sleep, and not at all while nobody looks', async () => {
  await watched(async () => {
    await vi.advanceTimersByTimeAsync(1_000);
    vi.setSystemTime(new Date('2027-02-10T16:00:00.000Z'));
    world.isSeen = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).not.toHaveBeenCalled();
    world.isSeen = true;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

it('goes on as it is without a server, and asks again', async () => {
  world.offset = HOUR_MS;
  world.isDown = true;
  const seen = await watched(() => vi.advanceTimersByTimeAsync(90_000));
  expect(ask.mock.calls.length).toBeGreaterThan(1);
  expect(seen.at(-1)?.toISOString()).toBe('2027-02-10T09:01:30.000Z');
});

it('takes no notice of how long an answer was under way', async () => {
  world.told = 999;
  await watched(() => vi.advanceTimersByTimeAsync(60_000));
  expect(world.offset).toBe(0);
});
