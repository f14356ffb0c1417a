/** How long a code that is sent by e-mail is valid, in minutes of real time (Order §2). */
export const CODE_LIVES_MINUTES = 10;

/** How long after one code the next may be asked for, in seconds (Order §2). */
export const CODE_PAUSE_SECONDS = 60;

/** How long a link that signs in is valid, in minutes of real time (Order §2). */
export const LINK_LIVES_MINUTES = 15;

/** How long after the first step a sign-in may be completed by its second factor, in minutes of real time. */
export const CHALLENGE_LIVES_MINUTES = 15;
