import { expect, waitFor } from 'storybook/test';

interface HeldTimer {
  ms: number;
  run: () => void;
}

const held = new Map<number, HeldTimer>();
let lastId = 0;

/**
 * Fake timers for the lengths that a story names: they end when the story says so, after it has checked the state
 * before. So it tests a waiting time without waiting, on slow machines too.
 */
export const timers = {
  /** For `beforeEach`: returns the function that restores the timers. Lengths in milliseconds. */
  hold(...lengths: readonly number[]): () => void {
    const { setTimeout: set, clearTimeout: clear } = window;

    function holdOrSet(run: () => void, ms?: number) {
      if (ms === undefined || !lengths.includes(ms)) return set(run, ms);
      // Negative, unlike ids of the browser.
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

  /** Waits until exactly one held timer runs, with this length. */
  began: (ms: number) => waitFor(() => expect([...held.values()].map((timer) => timer.ms)).toEqual([ms])),

  /** Waits until no held timer runs. */
  stopped: () => waitFor(() => expect(held.size).toBe(0)),

  /** Runs the callbacks of all held timers. */
  end() {
    const waiting = [...held.values()];
    held.clear();
    for (const { run } of waiting) run();
  },
};
