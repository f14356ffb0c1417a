import type { SaveState } from './save-state';
import type { SaveTimers } from './save-timers';
import type { SavedRow } from './saved-row';
import type { Sending } from './send-changes';

interface LeavingOptions {
  sending: Sending;
  timers: SaveTimers;
  flush: (options?: { atOnce?: boolean }) => Promise<boolean>;
  report: (state: SaveState) => void;
}

/** What is sent of a row when its page may not come back. */
export function createLeaving(row: SavedRow, { sending, timers, flush, report }: LeavingOptions) {
  const { version, saves, steps, isAllSent } = row;

  /**
   * Sends before anything is awaited. During a save the row may get the next version; both versions are tried, the
   * present one first, so that one of them is right. The next version is tried only where nobody else can have made
   * it in the meantime (decision 0028).
   */
  function sendNow() {
    timers.stopSending();
    if (row.isInConflict) return void sending.keep();
    report({ phase: 'saving' });
    void sending.keep();
    const present = version.now();
    const isNextOwn = saves.isAny() && version.isFresh();
    for (const base of isNextOwn ? [present, present + 1] : [present]) {
      void sending.save(base, true).then((outcome) => outcome === 'again' && flush());
    }
  }

  return {
    /**
     * The page is hidden and may be discarded. It runs on for a while, so a running save is awaited: a draft sent
     * beside it would be based on a version that the row is about to leave.
     */
    hidden() {
      if (isAllSent()) return;
      if (saves.isAny() || steps.isAny()) void flush({ atOnce: true });
      else sendNow();
    },
    /** The page is left, perhaps for good: nothing is awaited. */
    left() {
      if (!isAllSent()) sendNow();
    },
  };
}
