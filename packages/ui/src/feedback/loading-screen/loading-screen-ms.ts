/** How long a loading screen is shown (Spec §9): before signing out, locking and after a sign-in; between screens. */
export const LOADING_SCREEN_MS = { long: 750, short: 250 } as const;
