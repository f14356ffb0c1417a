import { ApiFailure } from '#shared/http/api-failure';

/** How the draft stands, for the words beside the buttons. */
export type DraftState =
  | { phase: 'idle' }
  | { phase: 'saving' }
  /** `at`: ISO moment of the server. */
  | { phase: 'saved'; at: string }
  /** Only in this browser; sent as soon as the server answers. */
  | { phase: 'kept' }
  /** Nowhere but on this page. */
  | { phase: 'unkept' }
  /** Somebody else, or another window, saved in the meantime. */
  | { phase: 'conflict' }
  | { phase: 'refused'; error: unknown };

export interface Saved {
  row_version: number;
  mod_date: string;
}

export interface DraftSaverOptions {
  rowVersion: number;
  /** `atOnce`: the page is being left, so the request must leave now and outlive it. */
  send: (rowVersion: number, options: { atOnce: boolean }) => Promise<Saved>;
  /** Keeps the draft in this browser; false when it could not. */
  keep: (rowVersion: number) => Promise<boolean>;
  forget: () => Promise<void>;
  onState: (state: DraftState) => void;
}

export type DraftSaver = ReturnType<typeof createDraftSaver>;

/** What is typed is kept within 300 ms of the key, the time of writing included. */
const KEEP_MS = 100;
/** It leaves for the server within 1 s of the last key, and at least every 5 s while somebody types on. */
const QUIET_MS = 800;
const UNBROKEN_MS = 4500;
const RETRY_MS = 15_000;

/**
 * Saves while a person types, one request at a time. Before that the draft is kept in the browser, so that neither a
 * lost connection nor an ended session loses a word; a page that is left sends at once what may not be kept there.
 */
export function createDraftSaver({ send, keep, forget, onState, ...options }: DraftSaverOptions) {
  let rowVersion = options.rowVersion;
  let isDirty = false;
  /** How many requests are under way: one, or two when the page is left during one. */
  let running = 0;
  let keeping = Promise.resolve(true);
  let lastInTurn: Promise<unknown> = Promise.resolve();
  const keepTimer = aTimer();
  const sendTimer = aTimer();
  const unbrokenTimer = aTimer();

  /** Everything that needs the row's version waits for what went before it. */
  function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = lastInTurn.then(task);
    lastInTurn = result.catch(() => undefined);
    return result;
  }

  function keepNow(): Promise<boolean> {
    keepTimer.stop();
    keeping = keep(rowVersion);
    return keeping;
  }

  function stopWaiting() {
    sendTimer.stop();
    unbrokenTimer.stop();
  }

  /** @returns true when the server has everything that was typed */
  function flush(): Promise<boolean> {
    stopWaiting();
    return inTurn(async () => {
      if (!isDirty) return true;
      onState({ phase: 'saving' });
      await keepNow();
      return sendNow({ base: rowVersion, atOnce: false });
    });
  }

  async function sendNow({ base, atOnce }: { base: number; atOnce: boolean }): Promise<boolean> {
    isDirty = false;
    running += 1;
    try {
      const saved = await send(base, { atOnce });
      // The answers of two requests may come in either order.
      rowVersion = Math.max(rowVersion, saved.row_version);
      if (isDirty) void keepNow();
      else await forget();
      onState({ phase: 'saved', at: saved.mod_date });
      return true;
    } catch (error) {
      isDirty = true;
      onState(stateAfter(error, await keeping));
      if (isPassing(error)) sendTimer.start(RETRY_MS, flush);
      return false;
    } finally {
      running -= 1;
    }
  }

  return {
    /** Something was typed. */
    changed() {
      isDirty = true;
      if (!keepTimer.isRunning()) keepTimer.start(KEEP_MS, keepNow);
      if (!unbrokenTimer.isRunning()) unbrokenTimer.start(UNBROKEN_MS, flush);
      sendTimer.start(QUIET_MS, flush);
    },
    flush,
    /** The page is hidden or left and may never run again: nothing is waited for. */
    hidden() {
      if (!isDirty) return;
      stopWaiting();
      onState({ phase: 'saving' });
      void keepNow();
      // A request under way is taken for done: what follows it stands upon the version that it makes.
      const base = rowVersion + (running > 0 ? 1 : 0);
      const sent = sendNow({ base, atOnce: true });
      const before = lastInTurn;
      lastInTurn = Promise.all([before, sent]);
    },
    /** A step that changes the row, such as attaching a file; nothing is saved while it runs. */
    step<Row extends { row_version: number }>(task: (rowVersion: number) => Promise<Row>): Promise<Row> {
      return inTurn(async () => {
        const row = await task(rowVersion);
        rowVersion = row.row_version;
        return row;
      });
    },
    /** After a conflict was settled: what is saved next stands upon this version. */
    rebase(version: number, { isChanged }: { isChanged: boolean }) {
      rowVersion = version;
      isDirty = isChanged;
      if (isChanged) return flush();
      onState({ phase: 'idle' });
      return forget();
    },
    /** The form is left: what is not saved yet is sent, and nothing is tried again. */
    async leave() {
      await flush();
      keepTimer.stop();
      stopWaiting();
    },
  };
}

function aTimer() {
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    isRunning: () => timer !== undefined,
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
    start(delay: number, task: () => Promise<unknown>) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        timer = undefined;
        void task();
      }, delay);
    },
  };
}

function stateAfter(error: unknown, isKept: boolean): DraftState {
  if (error instanceof ApiFailure && error.code === 'conflict') return { phase: 'conflict' };
  if (!isPassing(error)) return { phase: 'refused', error };
  return { phase: isKept ? 'kept' : 'unkept' };
}

/** No answer, a server in trouble, a session that has just ended, too many requests: it may work later. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiFailure)) return false;
  return error.status === 0 || error.status === 401 || error.status === 429 || error.status >= 500;
}
