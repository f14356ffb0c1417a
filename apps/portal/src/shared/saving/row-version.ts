/** A version that the server sent so recently counts as the newest one. */
const FRESH_MS = 15_000;

export interface KnownVersion {
  rowVersion: number;
  /** When the server sent that version; by `Date.now()`. */
  versionAt: number;
}

/** The version of the row that the next save is based on. */
export function createRowVersion({ rowVersion, versionAt }: KnownVersion) {
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
