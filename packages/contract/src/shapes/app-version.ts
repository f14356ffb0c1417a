/**
 * The version of the portal (Spec §9), which people see and a browser keeps: one that last ran another is signed out
 * once. The packages that other offices install have versions of their own.
 */
export const APP_VERSION = '0.6.1';
