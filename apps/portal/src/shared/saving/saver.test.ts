import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '#shared/http/api-failure';
import { createSaver, type Saver } from './saver';
import type { Saved, SaveState } from './send-changes';
import { AT } from './testing/saver-world';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Send = (rowVersion: number, options: { atOnce: boolean }) => Promise<Saved>;

function aSaver(send: Send, { isInConflict = false } = {}) {
  const states: SaveState[] = [];
  const keep = vi.fn(async (_rowVersion: number) => true);
  const forget = vi.fn(async () => undefined);
  const saver = createSaver({
    rowVersion: 4,
    versionAt: Date.now(),
    isInConflict,
    send,
    arrivedAs: () => undefined,
    keep,
    forget,
    onState: (state) => states.push(state),
  });

  return { saver, states, keep, forget };
}

const answering = () => vi.fn<Send>(async (rowVersion) => ({ row_version: rowVersion + 1, mod_date: AT }));
const IN_TURN = { atOnce: false };

/** A key every 100 ms, for this number of milliseconds. */
async function typeFor(saver: Saver, ms: number) {
  for (let at = 0; at < ms; at += 100) {
    saver.changed();
    await vi.advanceTimersByTimeAsync(100);
  }
}

/** Answers when the test lets it. */
function answeringLate() {
  const answers: ((saved: Saved) => void)[] = [];
  const send = vi.fn<Send>(() => new Promise((resolve) => answers.push(resolve)));
  const answer = async (at: number, row_version: number) => {
    answers[at]?.({ row_version, mod_date: AT });
    await vi.advanceTimersByTimeAsync(0);
  };

  return { send, answer };
}

describe('saving while a person types', () => {
  it('keeps it in the browser within 300 ms of each key', async () => {
    const { saver, keep } = aSaver(answering());
    saver.changed();
    await vi.advanceTimersByTimeAsync(300);
    expect(keep).toHaveBeenCalledOnce();
    await typeFor(saver, 300);
    expect(keep.mock.calls.length).toBeGreaterThan(1);
    saver.changed();
    const before = keep.mock.calls.length;
    await vi.advanceTimersByTimeAsync(300);
    expect(keep.mock.calls.length).toBe(before + 1);
  });

  it('sends it within 1 s of the last key, then tells when it was saved', async () => {
    const send = answering();
    const { saver, states, forget } = aSaver(send);
    await typeFor(saver, 2000);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(900);
    expect(send).toHaveBeenCalledExactlyOnceWith(4, IN_TURN);
    expect(states.at(-1)).toEqual({ phase: 'saved', at: AT });
    expect(forget).toHaveBeenCalledOnce();
  });

  it('bases the next save on its own version, where the answer has one that somebody else made since', async () => {
    const send = vi.fn<Send>(async (rowVersion) => ({ row_version: rowVersion + 2, mod_date: AT }));
    const { saver } = aSaver(send);
    for (let times = 0; times < 2; times += 1) {
      saver.changed();
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(send.mock.calls.map(([rowVersion]) => rowVersion)).toEqual([4, 5]);
  });

  it('sends it at least every 5 s while somebody types on', async () => {
    const send = answering();
    const { saver } = aSaver(send);
    await typeFor(saver, 5000);
    expect(send).toHaveBeenCalledTimes(1);
    await typeFor(saver, 5000);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('sends one request at a time, each upon the version of the one before', async () => {
    const { send, answer } = answeringLate();
    const { saver, keep, forget } = aSaver(send);
    saver.changed();
    await vi.advanceTimersByTimeAsync(1000);
    saver.changed();
    await vi.advanceTimersByTimeAsync(5000);
    expect(send).toHaveBeenCalledTimes(1);
    await answer(0, 5);
    expect(send).toHaveBeenLastCalledWith(5, IN_TURN);
    expect(keep).toHaveBeenLastCalledWith(5);
    expect(forget).not.toHaveBeenCalled();
  });

  it('says nothing to the server when nothing changed', async () => {
    const send = answering();
    await expect(aSaver(send).saver.flush()).resolves.toBe(true);
    expect(send).not.toHaveBeenCalled();
  });
});

describe('when saving does not work', () => {
  it('keeps the draft in the browser and tries again by itself', async () => {
    const send = answering().mockRejectedValueOnce(new ApiFailure('network', undefined, 0));
    const { saver, states, keep } = aSaver(send);
    saver.changed();
    await vi.advanceTimersByTimeAsync(1000);
    expect(keep).toHaveBeenCalledWith(4);
    expect(states.at(-1)).toMatchObject({ phase: 'kept' });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(states.at(-1)).toEqual({ phase: 'saved', at: AT });
  });

  it('does not promise what the browser refused to keep', async () => {
    const { saver, states, keep } = aSaver(
      answering().mockRejectedValue(new ApiFailure('server', undefined, 503)),
    );
    keep.mockResolvedValue(false);
    saver.changed();
    await saver.flush();
    expect(states.at(-1)).toMatchObject({ phase: 'unkept' });
    await saver.leave();
  });

  it('stops at a conflict until it is settled, then saves upon the newer version', async () => {
    const send = answering().mockRejectedValueOnce(new ApiFailure('conflict', undefined, 409));
    const { saver, states, keep } = aSaver(send);
    saver.changed();
    await expect(saver.flush()).resolves.toBe(false);
    expect(states.at(-1)).toEqual({ phase: 'conflict' });
    const told = states.length;
    await typeFor(saver, 10_000);
    saver.hidden();
    saver.left();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).toHaveBeenCalledTimes(1);
    expect(keep).toHaveBeenLastCalledWith(4);
    // Nothing opens the question again while somebody types.
    expect(states).toHaveLength(told);
    await saver.rebase(9, { isChanged: true });
    expect(send).toHaveBeenLastCalledWith(9, IN_TURN);
    expect(states.at(-1)).toEqual({ phase: 'saved', at: AT });
  });

  it('sends nothing of a draft that was opened in a conflict, until it is settled', async () => {
    const send = answering();
    const { saver, keep } = aSaver(send, { isInConflict: true });
    await expect(saver.flush()).resolves.toBe(false);
    saver.changed();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).not.toHaveBeenCalled();
    expect(keep).toHaveBeenLastCalledWith(4);
    await saver.rebase(9, { isChanged: true });
    expect(send).toHaveBeenCalledExactlyOnceWith(9, IN_TURN);
  });

  it('keeps nothing of a version that was given up for the other one', async () => {
    const send = answering().mockRejectedValueOnce(new ApiFailure('conflict', undefined, 409));
    const { saver, keep, forget } = aSaver(send);
    saver.changed();
    await saver.flush();
    // The form takes the values of the other version, which looks like typing.
    saver.changed();
    await saver.rebase(9, { isChanged: false });
    const before = keep.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(keep).toHaveBeenCalledTimes(before);
    expect(forget).toHaveBeenCalledOnce();
    expect(send).toHaveBeenCalledOnce();
  });

  it('tries again after an answer that broke off', async () => {
    const send = answering().mockRejectedValueOnce(new ApiFailure('server', undefined, 200));
    const { saver, states } = aSaver(send);
    saver.changed();
    await saver.flush();
    expect(states.at(-1)).toMatchObject({ phase: 'kept' });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(states.at(-1)).toEqual({ phase: 'saved', at: AT });
  });
});

it('takes a step only after the running save, and saves next upon the version it gave', async () => {
  const send = answering();
  const { saver } = aSaver(send);
  saver.changed();
  const saving = saver.flush();
  const step = vi.fn(async (rowVersion: number) => ({ row_version: rowVersion + 1 }));
  await saver.step(step);
  await saving;
  expect(step).toHaveBeenCalledWith(5);
  saver.changed();
  await saver.flush();
  expect(send).toHaveBeenLastCalledWith(6, IN_TURN);
});

it('attaches a file only after the running save, and does not take the version of another window for its own', async () => {
  const send = answering();
  const { saver } = aSaver(send);
  saver.changed();
  const saving = saver.flush();
  const attach = vi.fn(async () => ({ row_version: 6 }));
  await expect(saver.beside(attach)).resolves.toEqual({ row_version: 6 });
  await saving;
  expect(send).toHaveBeenCalledBefore(attach);
  saver.changed();
  await saver.flush();
  expect(send).toHaveBeenLastCalledWith(5, IN_TURN);
});
