import { deferred } from '@urzad/domain/testing/deferred';
import { describe, expect, it, vi } from 'vitest';
import { createTurns } from './turns';

/** Work that ends when the test lets it, or when it is cancelled. */
function aWork() {
  const { promise, resolve, reject } = deferred<void>();
  const work = vi.fn((signal: AbortSignal) => {
    signal.addEventListener('abort', () => resolve());
    return promise;
  });

  return { work, end: resolve, fail: reject };
}

describe('work in turns', () => {
  it('begins when what was asked for before has ended', async () => {
    const turns = createTurns();
    const [first, second] = [aWork(), aWork()];
    const firstDone = turns.take('1', first.work);
    const secondDone = turns.take('2', second.work);
    await vi.waitFor(() => expect(first.work).toHaveBeenCalledOnce());
    expect(second.work).not.toHaveBeenCalled();

    first.end();
    await firstDone;
    await vi.waitFor(() => expect(second.work).toHaveBeenCalledOnce());
    second.end();
    await secondDone;
  });

  it('never begins what was cancelled while it waited, and goes on with the next', async () => {
    const turns = createTurns();
    const [first, second, third] = [aWork(), aWork(), aWork()];
    void turns.take('1', first.work);
    const secondDone = turns.take('2', second.work);
    const thirdDone = turns.take('3', third.work);
    turns.cancel('2');
    first.end();
    third.end();
    await Promise.all([secondDone, thirdDone]);
    expect(second.work).not.toHaveBeenCalled();
    expect(third.work).toHaveBeenCalledOnce();
  });

  it('tells work under way that it is cancelled', async () => {
    const turns = createTurns();
    const { work } = aWork();
    const done = turns.take('1', work);
    await vi.waitFor(() => expect(work).toHaveBeenCalledOnce());
    turns.cancel('1');
    await done;
    expect(work.mock.lastCall?.[0].aborted).toBe(true);
  });

  it('goes on after work that failed, and takes the same once more', async () => {
    const turns = createTurns();
    const failed = aWork();
    const first = turns.take('1', failed.work);
    const second = aWork();
    const secondDone = turns.take('2', second.work);
    failed.fail(new Error('network'));
    await expect(first).rejects.toThrow('network');
    second.end();
    await secondDone;

    const again = aWork();
    const againDone = turns.take('1', again.work);
    again.end();
    await againDone;
    expect(again.work).toHaveBeenCalledOnce();
  });
});
