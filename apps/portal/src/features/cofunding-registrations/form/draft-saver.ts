import { ApiFailure } from '../../../shared/http/api-failure';

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
  send: (rowVersion: number) => Promise<Saved>;
  /** Keeps the draft in this browser; false when it could not. */
  keep: (rowVersion: number) => Promise<boolean>;
  forget: () => Promise<void>;
  onState: (state: DraftState) => void;
}

export type DraftSaver = ReturnType<typeof createDraftSaver>;

const DEBOUNCE_MS = 1000;
const RETRY_MS = 15_000;

/**
 * Saves while a person types: a second after the last key, one request at a time. Before each request the draft is kept
 * in the browser, so that neither a lost connection nor an ended session loses a word.
 */
export function createDraftSaver({ send, keep, forget, onState, ...options }: DraftSaverOptions) {
  let rowVersion = options.rowVersion;
  let isDirty = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastInTurn: Promise<unknown> = Promise.resolve();

  /** Everything that needs the row's version waits for what went before it. */
  function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = lastInTurn.then(task);
    lastInTurn = result.catch(() => undefined);
    return result;
  }

  function saveLater(delay: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delay);
  }

  /** @returns true when the server has everything that was typed */
  function flush(): Promise<boolean> {
    clearTimeout(timer);
    return inTurn(saveNow);
  }

  async function saveNow(): Promise<boolean> {
    if (!isDirty) return true;
    isDirty = false;
    onState({ phase: 'saving' });
    const isKept = await keep(rowVersion);
    try {
      const saved = await send(rowVersion);
      rowVersion = saved.row_version;
      if (!isDirty) await forget();
      onState({ phase: 'saved', at: saved.mod_date });
      return true;
    } catch (error) {
      isDirty = true;
      onState(stateAfter(error, isKept));
      if (isPassing(error)) saveLater(RETRY_MS);
      return false;
    }
  }

  return {
    /** Something was typed. */
    changed() {
      isDirty = true;
      saveLater(DEBOUNCE_MS);
    },
    flush,
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
      clearTimeout(timer);
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
