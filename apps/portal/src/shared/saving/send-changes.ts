import { ApiFailure } from '#shared/http/api-failure';
import { isConflict, isRefusal } from '#shared/http/refusals';
import type { KnownVersion, SavedRow } from './saved-row';

/** The state of the changes, for the text beside the form. */
export type SaveState =
  | { phase: 'idle' }
  | { phase: 'saving' }
  /** `at`: ISO timestamp of the server. */
  | { phase: 'saved'; at: string }
  /** Stored only in this browser; sent as soon as the server answers. */
  | { phase: 'kept'; error: unknown }
  /** Neither on the server nor in the storage of the browser: only in this page. */
  | { phase: 'unkept'; error: unknown }
  /** Another person or window saved in the meantime. */
  | { phase: 'conflict' }
  | { phase: 'refused'; error: unknown };

export interface Saved {
  row_version: number;
  mod_date: string;
}

export interface SaverOptions extends KnownVersion {
  /** The draft of this browser is based on `rowVersion`, and the server has a newer version. */
  isInConflict?: boolean;
  /** `atOnce`: the page is being left, so the request has to be completed without it. */
  send: (rowVersion: number, options: { atOnce: boolean }) => Promise<Saved>;
  /** The version that a conflict names, when the stored draft is one that this page sent without getting an answer. */
  arrivedAs?: (conflict: ApiFailure) => number | undefined;
  /** Stores it in this browser; false when that failed. Absent where nothing may be stored. */
  keep?: (rowVersion: number) => Promise<boolean>;
  forget?: () => Promise<unknown>;
  onState: (state: SaveState) => void;
}

/** `again`: the row moved on by this form's own doing, so the save is repeated on its new version. */
type Outcome = 'saved' | 'again' | 'failed';

interface SendingOptions extends Pick<SaverOptions, 'send' | 'arrivedAs'> {
  /** Stores the changes in this browser; false when that failed. */
  keep: () => Promise<boolean>;
  forget: () => Promise<unknown>;
  report: (state: SaveState) => void;
  /** Sends again after a while. */
  retry: () => void;
}

export type Sending = ReturnType<typeof createSending>;

/** Sends the changes of a row, and judges what became of them. */
export function createSending(row: SavedRow, options: SendingOptions) {
  const { version, changes, saves } = row;
  const { forget, report } = options;
  const { isOwnDoing, fail, lastFailure } = createFailing(row, options);
  let keeping = Promise.resolve(true);

  function keep(): Promise<boolean> {
    keeping = options.keep();
    return keeping;
  }

  async function saveAll(atOnce: boolean): Promise<boolean> {
    if (row.isInConflict) {
      await keep();
      return false;
    }
    if (changes.isStored()) return true;
    report({ phase: 'saving' });
    await keep();
    // The page may have been left meanwhile, and have sent it.
    await saves.settled();
    if (changes.isStored()) return true;

    const outcome = await save(version.now(), atOnce);
    return outcome === 'again' ? saveAll(atOnce) : outcome === 'saved';
  }

  async function save(base: number, atOnce: boolean): Promise<Outcome> {
    const upTo = changes.send();
    try {
      const answer = await saves.follow(options.send(base, { atOnce }));
      // A save makes one version. A higher one in its answer was made by somebody else since, whom the next save must not
      // write over.
      version.adopt(Math.min(answer.row_version, base + 1));
      changes.store(upTo);
      if (changes.isStored()) await forget();
      else void keep();
      report({ phase: 'saved', at: answer.mod_date });
      return 'saved';
    } catch (error) {
      if (isConflict(error) && (await isOwnDoing(error, base))) return 'again';
      // A request that was sent after this one may have stored it.
      return changes.isStored(upTo) ? 'saved' : fail(error, keeping);
    }
  }

  return {
    keep,
    save,
    /** Saves what is not stored yet. @returns true when the server has stored all changes */
    saveAll,
    /** Why the last save failed. */
    failure: lastFailure,
  };
}

/** What a failed save means: an own change that the page did not know of, a conflict, a refusal, or another try. */
function createFailing(row: SavedRow, options: SendingOptions) {
  const { version, saves, steps } = row;
  let last: unknown;

  return {
    lastFailure: () => last,
    /** Whether this form itself changed the row: by another request, or by one whose answer was lost. */
    async isOwnDoing(conflict: ApiFailure, base: number): Promise<boolean> {
      await Promise.all([saves.settled(), steps.settled()]);
      if (base !== version.now()) return true;
      const arrived = options.arrivedAs?.(conflict);
      if (arrived !== undefined) version.adopt(arrived);
      return arrived !== undefined;
    },
    /** `keeping`: whether the changes are stored in this browser. */
    async fail(error: unknown, keeping: Promise<boolean>): Promise<'failed'> {
      last = error;
      row.isInConflict ||= isConflict(error);
      options.report(stateAfter(error, await keeping));
      if (isPassing(error)) options.retry();
      return 'failed';
    },
  };
}

function stateAfter(error: unknown, isKept: boolean): SaveState {
  if (isConflict(error)) return { phase: 'conflict' };
  if (!isPassing(error)) return { phase: 'refused', error };
  return { phase: isKept ? 'kept' : 'unkept', error };
}

/** No whole answer, a server in trouble, a session that has just ended, too many requests: it may work later. */
function isPassing(error: unknown): boolean {
  if (isRefusal(error)) return error.status === 401 || error.status === 429;
  return error instanceof ApiFailure;
}
