/** From Sunday, as Polish calendars shorten them: the library cuts each to three letters. */
export const POLISH_WEEKDAYS = ['nd', 'pn', 'wt', 'śr', 'czw', 'pt', 'sob'] as const;
