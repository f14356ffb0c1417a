import { DAY_MS } from '@urzad/domain';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long a sign-in lives, in milliseconds of real time (Order §2). */
export const SESSION_MS = {
  access: 15 * MINUTE_MS,
  refresh: 12 * HOUR_MS,
  /** With "remember me". */
  refreshRemembered: 30 * DAY_MS,
  /** Staff who were idle for this time get the lock screen. */
  staffIdle: 30 * MINUTE_MS,
} as const;

/** How long a browser is known after a sign-in in it, in days of real time (Order §11). */
export const KNOWN_DEVICE_DAYS = 180;
