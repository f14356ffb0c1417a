/** An address of a file is valid for ten minutes; it is renewed before. */
export const ADDRESS_FRESH_MS = 8 * 60_000;
