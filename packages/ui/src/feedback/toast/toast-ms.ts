/** How long a toast of a shared widget stays, in milliseconds (Spec §9). */
export const TOAST_MS = 2500;
/** How long a toast of the account area stays, in milliseconds (Spec §9). */
export const ACCOUNT_TOAST_MS = 5000;
