import type { ReviewMark } from '@urzad/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '#shared/http/api-failure';
import { createReviewSaver, type ReviewToSave, type SaveState } from './review-saver';

const FIRST: ReviewMark[] = [{ field: 'city', state: 'ok' }];
const SECOND: ReviewMark[] = [...FIRST, { field: 'pesel', state: 'ok' }];

/** A server whose answers the test gives by hand. */
function aSaver() {
  const calls: { review: ReviewToSave; answer: (version: number) => void; refuse: (error: Error) => void }[] =
    [];
  const states: SaveState['state'][] = [];
  let keys = 0;
  const saver = createReviewSaver({
    rowVersion: 3,
    send: (review) =>
      new Promise((answer, refuse) => {
        calls.push({ review, answer, refuse });
      }),
    onState: ({ state }) => states.push(state),
    newKey: () => {
      keys += 1;
      return `key-${keys}`;
    },
  });
  const call = (at: number) => {
    const found = calls[at];
    if (!found) throw new Error(`There is no call ${at}.`);
    return found;
  };
  return { saver, calls, call, states };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createReviewSaver', () => {
  it('waits for a pause and sends only the newest marks', async () => {
    const { saver, calls, call } = aSaver();
    saver.put(FIRST, 500);
    await vi.advanceTimersByTimeAsync(400);
    saver.put(SECOND, 500);
    await vi.advanceTimersByTimeAsync(400);
    expect(calls).toHaveLength(0);

    await vi.advanceTimersByTimeAsync(100);
    expect(calls).toHaveLength(1);
    expect(call(0).review).toMatchObject({ marks: SECOND, rowVersion: 3 });
  });

  it('sends one request at a time, each from the version the last one answered', async () => {
    const { saver, calls, call, states } = aSaver();
    saver.put(FIRST, 0);
    await vi.advanceTimersByTimeAsync(0);
    saver.put(SECOND, 0);
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toHaveLength(1);

    call(0).answer(4);
    await vi.advanceTimersByTimeAsync(0);
    expect(call(1).review).toMatchObject({ marks: SECOND, rowVersion: 4 });
    call(1).answer(5);
    await vi.advanceTimersByTimeAsync(0);
    expect(saver.isIdle()).toBe(true);
    expect(states.at(-1)).toBe('saved');
  });

  it('repeats a lost request with its own key, so that it counts once', async () => {
    const { saver, call, states } = aSaver();
    saver.put(FIRST, 0);
    await vi.advanceTimersByTimeAsync(0);
    call(0).refuse(new ApiFailure('network', undefined, 0));
    await vi.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toBe('failed');

    const flushed = saver.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(call(1).review).toEqual(call(0).review);
    call(1).answer(4);
    await expect(flushed).resolves.toBe(true);
  });

  it('stops at a conflict until it is settled, and keeps what waits', async () => {
    const { saver, calls, call, states } = aSaver();
    saver.put(FIRST, 0);
    await vi.advanceTimersByTimeAsync(0);
    call(0).refuse(new ApiFailure('conflict', undefined, 409));
    await vi.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toBe('conflict');
    await expect(saver.settle()).rejects.toMatchObject({ code: 'conflict' });
    expect(calls).toHaveLength(1);

    saver.restart(7);
    saver.put(SECOND, 0);
    await vi.advanceTimersByTimeAsync(0);
    expect(call(1).review).toMatchObject({ marks: SECOND, rowVersion: 7 });
  });

  it('has nothing to send when nothing was marked', async () => {
    const { saver, calls } = aSaver();
    await expect(saver.flush()).resolves.toBe(true);
    expect(calls).toHaveLength(0);
  });
});
