/** Spec §9: an autocomplete searches from 2 letters. */
export const MIN_LETTERS = 2;

/** The most places that are suggested at once. */
export const MOST_PLACES = 8;
