const MB = 1_000_000;
const HOUR_MS = 60 * 60 * 1000;

/** All files of one person that this browser keeps until they are sent. */
export const KEPT_LIMIT_MB = 50;
export const KEPT_LIMIT_BYTES = KEPT_LIMIT_MB * MB;

/** After that a file is forgotten, as the server forgets its chunks: the computer may be used by somebody else then. */
export const KEPT_HOURS = 24;
export const KEPT_MS = KEPT_HOURS * HOUR_MS;
