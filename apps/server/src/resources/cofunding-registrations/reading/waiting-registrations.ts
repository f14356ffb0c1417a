import type { Db } from '../../../db';
import type { SessionUser } from '../../../http/resource';
import { viewerOf } from '../policy';
import { countMine } from './queue';

/** How many registrations wait for this officer at a business time: those that they lead. None for who is no officer. */
export async function waitingRegistrations(db: Db, user: SessionUser, now: Date): Promise<number> {
  const viewer = viewerOf(user);
  return viewer.as === 'staff' ? countMine(db, { viewer, now }) : 0;
}
