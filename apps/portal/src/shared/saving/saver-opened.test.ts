import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saverWorld } from './testing/saver-world';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A form that was just opened: its first save is running, and more was typed since. */
async function worldDuringFirstSave() {
  const world = saverWorld();
  world.type();
  await vi.advanceTimersByTimeAsync(1000);
  const typed = world.type();
  return { world, typed };
}

const basesOf = ({ requests }: ReturnType<typeof saverWorld>) => requests.map(({ base }) => base);

it.each([
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 1, 0],
])(
  'leaves its last word at the server during the first save: requests come as %i, %i, %i',
  async (...order) => {
    const { world, typed } = await worldDuringFirstSave();
    world.saver.left();
    expect(basesOf(world)).toEqual([4, 4, 5]);
    for (const at of order) world.requests[at]?.arrive();
    expect(world.row.holds).toBe(typed);
  },
);

it.each([
  { ms: 14_999, bases: [4, 4, 5] },
  { ms: 15_000, bases: [4, 4] },
])('tries the next version for 15 s after it was opened: at $ms ms $bases', async ({ ms, bases }) => {
  const { world } = await worldDuringFirstSave();
  await vi.advanceTimersByTimeAsync(ms - 1000);
  world.saver.left();
  expect(basesOf(world)).toEqual(bases);
});
