/** What an office has after a year (Process §8.3), with the few rows of the ordinary demo. */
export const VOLUME = { registrations: 600, members: 250, claims: 1_500, cases: 900, logs: 20_000 } as const;

/** Registrations of the call that is over, beside those of participants: turned down, refused, withdrawn. */
export const OTHERS_OF_OLD_CALL = { not_qualified: 96, formally_rejected: 16, withdrawn: 12 } as const;
