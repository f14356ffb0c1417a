import { Mutex } from 'async-mutex';

/** A version that the server sent so recently counts as the newest one. */
const FRESH_MS = 15_000;

export interface KnownVersion {
  rowVersion: number;
  /** When the server sent that version; by `Date.now()`. */
  versionAt: number;
}

export type SavedRow = ReturnType<typeof createSavedRow>;

/** What this page knows of a row that it saves: its version, the changes of it, and which requests are unanswered. */
export function createSavedRow({
  isInConflict = false,
  ...known
}: KnownVersion & { isInConflict?: boolean }) {
  const changes = createChanges();
  const saves = requestsUnderWay();

  return {
    version: createRowVersion(known),
    changes,
    saves,
    /** Requests beside the saves: steps that move the row on, and what is attached to it. */
    steps: requestsUnderWay(),
    /** The server has a newer version, and the person has not yet chosen between the two. */
    isInConflict,
    /** The row was deleted: changes are not taken any more, and no state is reported. */
    isEnded: false,
    /** Whether the server has stored all changes, or will without another request. */
    isAllSent: () => changes.isStored() || (changes.isSent() && saves.isAny()),
  };
}

/** The turns of what needs the version of a row: each begins when what is before it and all saves are answered. */
export function createTurns({ version, saves, steps }: SavedRow) {
  const mutex = new Mutex();

  function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    return mutex.runExclusive(async () => {
      await saves.settled();
      return task();
    });
  }

  return {
    inTurn,
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
  };
}

/** How many changes were made, how many of them were sent to the server, and how many it has stored. */
function createChanges() {
  let made = 0;
  let sent = 0;
  let stored = 0;

  return {
    add() {
      made += 1;
    },
    /** Those until now are sent. @returns their number, for the answer */
    send() {
      sent = made;
      return made;
    },
    /** The server has stored so many; a request that was sent earlier may be answered later. */
    store(upTo: number) {
      stored = Math.max(stored, upTo);
    },
    /** There is nothing to store any more. */
    drop() {
      stored = made;
    },
    isStored: (upTo = made) => upTo <= stored,
    isSent: () => made === sent,
  };
}

/** The version of the row that the next save is based on. */
function createRowVersion({ rowVersion, versionAt }: KnownVersion) {
  const set = (version: number) => {
    rowVersion = version;
    versionAt = Date.now();
  };

  return {
    now: () => rowVersion,
    /** Another version, after a conflict was resolved. */
    rebase: set,
    /** A version of an answer. The answers of two requests may arrive in either order. */
    adopt: (version: number) => set(Math.max(rowVersion, version)),
    /** Nobody else can have made the next version in the meantime. */
    isFresh: () => Date.now() - versionAt < FRESH_MS,
  };
}

/** The unanswered requests of a kind. */
function requestsUnderWay() {
  const running = new Set<Promise<unknown>>();

  return {
    isAny: () => running.size > 0,
    /** Resolves when all requests that run now are answered or have failed. */
    settled: () => Promise.allSettled(running),
    /** Counts a request until it is answered; its answer is for the caller. */
    follow<Answer>(request: Promise<Answer>): Promise<Answer> {
      const followed = request.finally(() => running.delete(followed));
      running.add(followed);
      return followed;
    },
  };
}
