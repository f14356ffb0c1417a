/** So many wrong passwords in a row lock the sign-in of an address (Order §2). */
export const FAILURES_MAX = 10;

/** How long no password of a locked address is checked. */
export const LOCK_MINUTES = 15;
