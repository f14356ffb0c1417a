import type { Db } from '../../db';
import type { SessionUser } from '../../http/resource';
import { peopleAmong } from '../../lists/people-among';
import { visibleToUser } from './policy';
import { rows } from './step';
import { ticket as table } from './table';

// The functions of this resource that others may use.

export { closeSolvedTickets } from './close-solved';
export { waitingTickets } from './find-tickets';
export { eraseTicketsOf } from './repository';
export { ticket } from './table';

/** @throws ApiError `object-no-exist` for a missing one and for one that this person may not see */
export async function ownerOfVisible(db: Db, user: SessionUser, id: number): Promise<number> {
  return (await rows.get(db, id, visibleToUser(user))).id_user;
}

/** Those who asked in tickets that the caller sees. */
export const askersAmong = peopleAmong(table, visibleToUser);
