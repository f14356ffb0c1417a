/** Spec §9. A browser that last ran another version is signed out once. */
export const APP_VERSION = '0.6.1';
