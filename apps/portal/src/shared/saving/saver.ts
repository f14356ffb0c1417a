import { ApiFailure } from '#shared/http/api-failure';
import { isRefusal } from '#shared/http/refusals';
import { createChanges } from './changes';
import { requestsUnderWay } from './requests-under-way';
import { createRowVersion, type KnownVersion } from './row-version';
import { createSaveTimers } from './save-timers';

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

export type Saver = ReturnType<typeof createSaver>;

/**
 * Saves while a person types or marks, one request at a time, each based on the version of the one before. Before
 * that the draft is stored in the browser where it may be, so that neither a lost connection nor an ended session
 * loses text; a page that is being left sends at once what may not be stored there. In a conflict nothing is sent
 * until `rebase` resolves it.
 */
export function createSaver({
  send,
  keep = keepsNothing,
  forget = forgetsNothing,
  ...options
}: SaverOptions) {
  let { isInConflict = false } = options;
  let isEnded = false;
  let failure: unknown;
  let keeping = Promise.resolve(true);
  let lastInTurn: Promise<unknown> = Promise.resolve();
  const version = createRowVersion(options);
  const changes = createChanges();
  const saves = requestsUnderWay();
  const steps = requestsUnderWay();
  const timers = createSaveTimers({ keep: keepNow, flush });

  /** Tasks that need the row's version wait for those before. */
  function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = lastInTurn.then(saves.settled).then(task);
    lastInTurn = result.catch(() => undefined);
    return result;
  }

  function keepNow(): Promise<boolean> {
    timers.stopKeeping();
    keeping = keep(version.now());
    return keeping;
  }

  function onState(state: SaveState) {
    if (!isEnded) options.onState(state);
  }

  /** @returns true when the server has stored all changes */
  function flush({ atOnce = false } = {}): Promise<boolean> {
    timers.stopSending();
    return inTurn(() => saveAll(atOnce));
  }

  async function saveAll(atOnce: boolean): Promise<boolean> {
    if (isInConflict) {
      await keepNow();
      return false;
    }
    if (changes.isStored()) return true;
    onState({ phase: 'saving' });
    await keepNow();
    // The page may have been left meanwhile, and have sent it.
    await saves.settled();
    if (changes.isStored()) return true;

    const outcome = await save(version.now(), atOnce);
    return outcome === 'again' ? saveAll(atOnce) : outcome === 'saved';
  }

  async function save(base: number, atOnce: boolean): Promise<'saved' | 'again' | 'failed'> {
    const upTo = changes.send();
    try {
      const answer = await saves.follow(send(base, { atOnce }));
      version.adopt(answer.row_version);
      changes.store(upTo);
      if (changes.isStored()) await forget();
      else void keepNow();
      onState({ phase: 'saved', at: answer.mod_date });
      return 'saved';
    } catch (error) {
      if (isConflict(error) && (await isOwnDoing(error, base))) return 'again';
      // A request that was sent after this one may have stored it.
      if (changes.isStored(upTo)) return 'saved';
      failure = error;
      isInConflict ||= isConflict(error);
      onState(stateAfter(error, await keeping));
      if (isPassing(error)) timers.retry();
      return 'failed';
    }
  }

  /** Whether this form itself changed the row: by another request, or by one whose answer was lost. */
  async function isOwnDoing(conflict: ApiFailure, base: number): Promise<boolean> {
    await Promise.all([saves.settled(), steps.settled()]);
    if (base !== version.now()) return true;
    const arrived = options.arrivedAs?.(conflict);
    if (arrived !== undefined) version.adopt(arrived);
    return arrived !== undefined;
  }

  /**
   * Sends before anything is awaited. During a save the row may get the next version; both versions are tried, the
   * present one first, so that one of them is right. The next version is tried only where nobody else can have made
   * it in the meantime (decision 0028).
   */
  function sendNow() {
    timers.stopSending();
    if (isInConflict) return void keepNow();
    onState({ phase: 'saving' });
    void keepNow();
    const present = version.now();
    const isNextOwn = saves.isAny() && version.isFresh();
    for (const base of isNextOwn ? [present, present + 1] : [present]) {
      void save(base, true).then((outcome) => outcome === 'again' && flush());
    }
  }

  const isAllSent = () => changes.isStored() || (changes.isSent() && saves.isAny());

  return {
    /** Something was typed or marked. */
    changed({ quietMs }: { quietMs?: number | undefined } = {}) {
      if (isEnded) return;
      changes.add();
      timers.changed(quietMs);
    },
    flush,
    /** The next step needs all changes: saves them, or throws the reason why not. */
    async settle() {
      if (!(await flush())) throw failure;
    },
    rowVersion: version.now,
    /** Whether there are changes that the server has not stored. */
    isBehind: () => !changes.isStored(),
    /** Whether all changes are stored and no request is running. */
    isIdle: () => changes.isStored() && !saves.isAny(),
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
    /** A step that moves the row on, such as making a document; nothing is saved while it runs. */
    step<Row extends { row_version: number }>(task: (rowVersion: number) => Promise<Row>): Promise<Row> {
      return inTurn(async () => {
        const row = await steps.follow(task(version.now()));
        version.adopt(row.row_version);
        return row;
      });
    },
    /**
     * A change beside the row's version, such as attaching a file; nothing is saved while it runs. A newer version in its
     * answer was made by somebody else, whom the next save must not write over.
     */
    beside<Answer>(task: () => Promise<Answer>): Promise<Answer> {
      return inTurn(() => steps.follow(task()));
    },
    /** After a conflict was resolved: the next save is based on this version. */
    rebase(theirs: number, { isChanged }: { isChanged: boolean }) {
      timers.stop();
      isInConflict = false;
      version.rebase(theirs);
      if (isChanged) {
        changes.add();
        return flush();
      }
      changes.drop();
      onState({ phase: 'idle' });
      return forget();
    },
    /** The row was deleted: nothing is sent or stored any more. */
    end() {
      onState({ phase: 'idle' });
      isEnded = true;
      isInConflict = false;
      changes.drop();
      timers.stop();
      return forget();
    },
    /** The screen is left: unsaved changes are sent, and nothing is retried. */
    async leave() {
      await flush();
      timers.stop();
    },
  };
}

function stateAfter(error: unknown, isKept: boolean): SaveState {
  if (isConflict(error)) return { phase: 'conflict' };
  if (!isPassing(error)) return { phase: 'refused', error };
  return { phase: isKept ? 'kept' : 'unkept', error };
}

function isConflict(error: unknown): error is ApiFailure {
  return error instanceof ApiFailure && error.code === 'conflict';
}

/** No whole answer, a server in trouble, a session that has just ended, too many requests: it may work later. */
function isPassing(error: unknown): boolean {
  if (isRefusal(error)) return error.status === 401 || error.status === 429;
  return error instanceof ApiFailure;
}

const keepsNothing = async () => false;

const forgetsNothing = async () => undefined;
