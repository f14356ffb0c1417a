import { SEE_CALENDAR } from '@urzad/grants';
import type { Db } from '../../db';
import { rowsOf } from '../../unit-of-work/rows';
import { findHolders } from '../users/public';
import { calendarEvent } from './table';

export const rows = rowsOf(calendarEvent);

/** Accounts with a calendar there. */
export function calendarHolders(db: Db, { id_application, now }: { id_application: number; now: Date }) {
  return findHolders(db, { privilege: SEE_CALENDAR, at: now, id_application });
}
