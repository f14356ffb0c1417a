/** Steps of others are looked for in this time. */
export const BOARD_REFRESH_MS = 60_000;

/** Cards of a column at first, and at most: the rest is on the list. */
export const CARDS_FIRST = 10;
export const CARDS_MOST = 50;
