import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONFLICT, FIRST, saverWorld } from './testing/saver-world';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A form with one saved draft, a second one being saved, and newer text. */
async function worldDuringSave() {
  const world = saverWorld();
  world.type();
  await world.pause();
  await world.requests[0]?.answer();
  world.type();
  await world.pause();
  const typed = world.type();
  return { world, typed };
}

/** A form whose document is being made, and with newer text. */
async function worldDuringStep() {
  const world = saverWorld();
  const step = world.prepare();
  await vi.advanceTimersByTimeAsync(0);
  const typed = world.type();
  return { world, step, typed };
}

const basesOf = ({ requests }: ReturnType<typeof saverWorld>) => requests.map(({ base }) => base);

describe('a page that is hidden', () => {
  it('sends at once, before anything is waited for, and nothing twice', () => {
    const { saver, type, requests } = saverWorld();
    type();
    saver.hidden();
    saver.hidden();
    saver.left();
    expect(requests).toMatchObject([{ base: 4, atOnce: true }]);
  });

  it('sends nothing when everything was sent', async () => {
    const { saver, type, pause, requests } = saverWorld();
    type();
    await pause();
    saver.hidden();
    expect(requests).toHaveLength(1);
    await requests[0]?.answer();
    saver.hidden();
    expect(requests).toHaveLength(1);
  });

  it('sends once what was just about to be sent', async () => {
    const { saver, type, pause, requests } = saverWorld();
    type();
    const flushing = saver.flush();
    // The browser stores it first, which takes some time.
    await vi.advanceTimersByTimeAsync(0);
    saver.hidden();
    await pause();
    await requests[0]?.answer();
    await expect(flushing).resolves.toBe(true);
    expect(requests).toHaveLength(1);
  });

  it('lets a step wait for what it sent', async () => {
    const { saver, type, prepare, requests } = saverWorld();
    type();
    saver.hidden();
    const step = prepare();
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toHaveLength(1);
    await requests[0]?.answer();
    await requests[1]?.answer();
    expect(requests).toMatchObject([{ base: 4 }, { base: 5 }]);
    await step;
  });

  it('waits for a save under way, then sends upon the version that it made', async () => {
    const { world, typed } = await worldDuringSave();
    world.saver.hidden();
    expect(basesOf(world)).toEqual([4, 5]);
    await world.requests[1]?.answer();
    expect(world.requests[2]).toMatchObject({ base: 6, atOnce: true });
    await world.requests[2]?.answer();
    expect(world.row.holds).toBe(typed);
    expect(world.states.at(-1)).toMatchObject({ phase: 'saved' });
  });

  it('waits for a step under way, then sends upon the version that it made', async () => {
    const { world, step, typed } = await worldDuringStep();
    world.saver.hidden();
    await world.pause();
    expect(basesOf(world)).toEqual([4]);
    await world.requests[0]?.answer();
    await step;
    expect(world.requests[1]).toMatchObject({ base: 5, atOnce: true });
    await world.requests[1]?.answer();
    expect(world.row.holds).toBe(typed);
    expect(world.isConflictTold).toBe(false);
  });

  it('waits for a save and the step behind it', async () => {
    const { world, typed } = await worldDuringSave();
    const step = world.prepare();
    world.saver.hidden();
    await world.requests[1]?.answer();
    expect(basesOf(world)).toEqual([4, 5, 6]);
    await world.requests[2]?.answer();
    await step;
    await world.requests[3]?.answer();
    expect(basesOf(world)).toEqual([4, 5, 6, 7]);
    expect(world.row.holds).toBe(typed);
    expect(world.isConflictTold).toBe(false);
  });

  it('sends all the same when the step was refused', async () => {
    const { world, step, typed } = await worldDuringStep();
    const refused = expect(step).rejects.toThrow('network');
    world.saver.hidden();
    await world.requests[0]?.lose();
    await refused;
    await world.requests[1]?.answer();
    expect(basesOf(world)).toEqual([4, 4]);
    expect(world.row.holds).toBe(typed);
  });

  it('goes on when it is seen again', async () => {
    const { world } = await worldDuringSave();
    world.saver.hidden();
    const typed = world.type();
    await world.requests[1]?.answer();
    await world.requests[2]?.answer();
    await world.pause();
    expect(basesOf(world)).toEqual([4, 5, 6]);
    expect(world.row.holds).toBe(typed);
    world.type();
    await world.pause();
    expect(world.requests.at(-1)).toMatchObject({ base: 7, atOnce: false });
  });

  it('tells of a real conflict, and writes over nothing', async () => {
    const { world } = await worldDuringSave();
    world.saveElsewhere();
    world.saver.hidden();
    await world.requests[1]?.answer();
    await world.requests[2]?.answer();
    expect(world.states.at(-1)).toEqual({ phase: 'conflict' });
    expect(world.row.holds).toBe(-1);
  });
});

describe('a page that is left', () => {
  /**
   * The order in which the server handles them: the running save (1), then those of the leaving, based on its version
   * (2) and on the next (3).
   */
  const ORDERS = [
    [1, 2, 3],
    [1, 3, 2],
    [2, 1, 3],
    [2, 3, 1],
    [3, 2, 1],
  ];

  it.each(ORDERS)('leaves its last word at the server: requests come as %i, %i, %i', async (...order) => {
    const { world, typed } = await worldDuringSave();
    world.saver.left();
    expect(basesOf(world)).toEqual([4, 5, 5, 6]);
    for (const at of order) world.requests[at]?.arrive();
    expect(world.row.holds).toBe(typed);
  });

  it.each(ORDERS)('is in no conflict with itself when it comes back after %i, %i, %i', async (...order) => {
    const { world, typed } = await worldDuringSave();
    world.saver.left();
    for (const at of order) world.requests[at]?.arrive();
    for (const at of [...order].reverse()) await world.requests[at]?.answer();
    await world.pause();
    for (const request of world.requests) await request.answer();
    expect(world.isConflictTold).toBe(false);
    expect(world.row.holds).toBe(typed);
    expect(world.states.at(-1)).toMatchObject({ phase: 'saved' });
  });

  it('tries no version that somebody else may have made meanwhile', async () => {
    const { world } = await worldDuringSave();
    await world.requests[1]?.answer();
    await world.pause();
    await world.requests[2]?.answer();
    await vi.advanceTimersByTimeAsync(15_000);
    world.saveElsewhere();
    world.type();
    await world.pause();
    world.type();
    world.saver.left();
    for (const request of world.requests) request.arrive();
    expect(basesOf(world).slice(3)).toEqual([7, 7]);
    expect(world.row.holds).toBe(-1);
  });

  it('comes before the document that is being made, which is then not made of old answers', async () => {
    const { world, step, typed } = await worldDuringStep();
    const refused = expect(step).rejects.toBe(CONFLICT);
    world.saver.left();
    world.requests[1]?.arrive();
    await world.requests[0]?.answer();
    await refused;
    expect(basesOf(world)).toEqual([FIRST, FIRST]);
    expect(world.row).toMatchObject({ holds: typed, isDocumentMade: false });
  });

  it('sends again when it comes back and the step was quicker', async () => {
    const { world, step, typed } = await worldDuringStep();
    world.saver.left();
    world.requests[0]?.arrive();
    await world.requests[1]?.answer();
    await world.requests[0]?.answer();
    await step;
    await world.pause();
    await world.requests[2]?.answer();
    expect(basesOf(world)).toEqual([4, 4, 5]);
    expect(world.row.holds).toBe(typed);
    expect(world.isConflictTold).toBe(false);
  });

  it('tries again what was not taken', async () => {
    const { saver, type, requests, states } = saverWorld();
    type();
    saver.left();
    await requests[0]?.lose();
    expect(states.at(-1)).toMatchObject({ phase: 'kept' });
    await vi.advanceTimersByTimeAsync(16_000);
    await requests[1]?.answer();
    expect(requests[1]).toMatchObject({ base: 4, atOnce: false });
    expect(states.at(-1)).toMatchObject({ phase: 'saved' });
  });
});

describe('a draft that was deleted elsewhere', () => {
  it('is neither sent nor kept any more, whatever was typed or on its way', async () => {
    const { world } = await worldDuringSave();
    await world.saver.end();
    await world.requests[1]?.lose();
    world.type();
    world.saver.hidden();
    world.saver.left();
    await world.pause();
    await world.saver.leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(basesOf(world)).toEqual([4, 5]);
    expect(world.kept).toBeUndefined();
    expect(world.states.at(-1)).toEqual({ phase: 'idle' });
  });
});

describe('a save whose answer was lost', () => {
  it('is no conflict when it had arrived', async () => {
    const { saver, type, pause, requests, states, row, arrivedAs } = saverWorld();
    type();
    await pause();
    requests[0]?.arrive();
    await requests[0]?.lose();
    const typed = type();
    await pause();
    arrivedAs.mockReturnValue(row.version);
    await requests[1]?.answer();
    await requests[2]?.answer();
    expect(requests.map(({ base }) => base)).toEqual([4, 4, 5]);
    expect(row.holds).toBe(typed);
    expect(states.some(({ phase }) => phase === 'conflict')).toBe(false);
    await saver.leave();
  });

  it('is one when the server has something else', async () => {
    const { type, pause, requests, states, saveElsewhere } = saverWorld();
    type();
    await pause();
    await requests[0]?.lose();
    saveElsewhere();
    await vi.advanceTimersByTimeAsync(15_000);
    await requests[1]?.answer();
    expect(states.at(-1)).toEqual({ phase: 'conflict' });
    expect(requests).toHaveLength(2);
  });
});
