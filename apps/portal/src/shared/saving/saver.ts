import { createSaveTimers, type SaveTimers } from './save-timers';
import { createSavedRow, createTurns, type SavedRow } from './saved-row';
import { createSending, type SaverOptions, type SaveState, type Sending } from './send-changes';

export type Saver = ReturnType<typeof createSaver>;

/**
 * Saves while a person types or marks, one request at a time, each based on the version of the one before. Before
 * that the draft is stored in the browser where it may be, so that neither a lost connection nor an ended session
 * loses text; a page that is being left sends at once what may not be stored there. In a conflict nothing is sent
 * until `rebase` resolves it.
 */
export function createSaver({ keep = keepsNothing, forget = forgetsNothing, ...options }: SaverOptions) {
  const row = createSavedRow(options);
  const { version, changes, saves } = row;
  const { inTurn, step, beside } = createTurns(row);
  const timers = createSaveTimers({ keep: () => sending.keep(), flush });
  const sending = createSending(row, { ...options, keep: keepNow, forget, report, retry: timers.retry });

  function keepNow(): Promise<boolean> {
    timers.stopKeeping();
    return keep(version.now());
  }

  function report(state: SaveState) {
    if (!row.isEnded) options.onState(state);
  }

  /** @returns true when the server has stored all changes */
  function flush({ atOnce = false } = {}): Promise<boolean> {
    timers.stopSending();
    return inTurn(() => sending.saveAll(atOnce));
  }

  return {
    ...createLeaving(row, { sending, timers, flush, report }),
    ...createResets(row, { timers, flush, forget, report }),
    step,
    beside,
    flush,
    rowVersion: version.now,
    /** Whether there are changes that the server has not stored. */
    isBehind: () => !changes.isStored(),
    /** Whether all changes are stored and no request is running. */
    isIdle: () => changes.isStored() && !saves.isAny(),
    /** Something was typed or marked. */
    changed({ quietMs }: { quietMs?: number | undefined } = {}) {
      if (row.isEnded) return;
      changes.add();
      timers.changed(quietMs);
    },
    /** The next step needs all changes: saves them, or throws the reason why not. */
    async settle() {
      if (!(await flush())) throw sending.failure();
    },
    /** The screen is left: unsaved changes are sent, and nothing is retried. */
    async leave() {
      await flush();
      timers.stop();
    },
  };
}

interface ResetOptions {
  timers: SaveTimers;
  flush: () => Promise<boolean>;
  forget: () => Promise<unknown>;
  report: (state: SaveState) => void;
}

/** What ends a conflict, and the saving that was planned: one of the two versions is chosen, or the row is deleted. */
function createResets(row: SavedRow, { timers, flush, forget, report }: ResetOptions) {
  const { version, changes } = row;

  return {
    /** After a conflict was resolved: the next save is based on this version. */
    rebase(theirs: number, { isChanged }: { isChanged: boolean }) {
      timers.stop();
      row.isInConflict = false;
      version.rebase(theirs);
      if (isChanged) {
        changes.add();
        return flush();
      }
      changes.drop();
      report({ phase: 'idle' });
      return forget();
    },
    /** The row was deleted: nothing is sent or stored any more. */
    end() {
      report({ phase: 'idle' });
      row.isEnded = true;
      row.isInConflict = false;
      changes.drop();
      timers.stop();
      return forget();
    },
  };
}

interface LeavingOptions {
  sending: Sending;
  timers: SaveTimers;
  flush: (options?: { atOnce?: boolean }) => Promise<boolean>;
  report: (state: SaveState) => void;
}

/** What is sent of a row when its page may not come back. */
function createLeaving(row: SavedRow, { sending, timers, flush, report }: LeavingOptions) {
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

const keepsNothing = async () => false;

const forgetsNothing = async () => undefined;
