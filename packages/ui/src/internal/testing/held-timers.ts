import { expect, waitFor } from 'storybook/test';

interface HeldTimer {
  ms: number;
  run: () => void;
}

const held = new Map<number, HeldTimer>();
let lastId = 0;

/**
 * Timers of the lengths that a story names do not run by themselves: it lets them end when it has looked at what is
 * there before. So it proves how long something waits without waiting, on a slow machine as on a fast one.
 */
export const timers = {
  /** For `beforeEach`: answers with the way back. Lengths in milliseconds. */
  hold(...lengths: readonly number[]): () => void {
    const { setTimeout: set, clearTimeout: clear } = window;

    function holdOrSet(run: () => void, ms?: number) {
      if (ms === undefined || !lengths.includes(ms)) return set(run, ms);
      // Below zero, where no timer of the browser is.
      lastId -= 1;
      held.set(lastId, { ms, run });
      return lastId;
    }
    function dropOrClear(id?: number) {
      if (id === undefined || !held.delete(id)) clear(id);
    }

    Object.assign(window, { setTimeout: holdOrSet, clearTimeout: dropOrClear });
    return () => {
      held.clear();
      Object.assign(window, { setTimeout: set, clearTimeout: clear });
    };
  },

  /** Something waits this long, and nothing else that is held does. */
  began: (ms: number) => waitFor(() => expect([...held.values()].map((timer) => timer.ms)).toEqual([ms])),

  /** Nothing that is held waits. */
  stopped: () => waitFor(() => expect(held.size).toBe(0)),

  /** Lets what waits come to its end. */
  end() {
    const waiting = [...held.values()];
    held.clear();
    for (const { run } of waiting) run();
  },
};
