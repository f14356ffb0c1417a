import { getMoment } from '@urzad/domain';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db';
import { cofundingCall } from '../../resources/cofunding-calls/table';
import { SETTLED_CALL } from '../registration-plans';
import { copyOf, patternOf, takeIds } from './many-rows';
import { historyFor, historyOf, insertHistory } from './volume-history';

/** The call of the many participants, nine weeks after the first one. */
export const VOLUME_CALL = '3/2026';
export const DAYS_AFTER_FIRST = 63;
/** Its ranking has the day of the second call's, half a year before. */
export const DAYS_BEFORE_SECOND = -182;

/** The support of a nursery for 12 months: the budget is for as many as there are places. */
const COST = 1_368_000;
/** Before anybody resigned: the places that became free later are for nobody. */
const RESERVE_VALID_TO = getMoment('2026-07-31 23:59');

export async function callOf(tx: Tx, number: string) {
  const [row] = await tx.select().from(cofundingCall).where(eq(cofundingCall.number, number));
  return patternOf(row, `call ${number}`);
}

/** What both calls of the many have in common: the row of one of them is made here. */
export type VolumeCall = Omit<Awaited<ReturnType<typeof callOf>>, 'uuid'>;

/** @param places those of both lists: as many as applications that won one */
export async function addVolumeCall(tx: Tx, places: number) {
  const first = await callOf(tx, SETTLED_CALL);
  const [id = 0] = await takeIds(tx, cofundingCall, 1);
  const call = {
    ...copyOf(first, DAYS_AFTER_FIRST),
    ...{ id, number: VOLUME_CALL, name: `Nabór ${VOLUME_CALL}`, submitted_count: 0 },
    ...{ places_in_zone: Math.floor(places / 2), places_out_zone: Math.ceil(places / 2) },
    ...{ budget: places * COST, reserve_valid_to: RESERVE_VALID_TO },
  };
  await tx.insert(cofundingCall).values(call);
  const history = await historyOf(tx, 'cofundingcall', first.id);
  await insertHistory(tx, historyFor(history, { id_obj: id, owner: 0, id_user: 0, days: DAYS_AFTER_FIRST }));
  return call;
}

/** The next registration that comes gets the number after these. */
export async function countSubmitted(tx: Tx, id: number, count: number): Promise<void> {
  await tx
    .update(cofundingCall)
    .set({ submitted_count: sql`${cofundingCall.submitted_count} + ${count}` })
    .where(eq(cofundingCall.id, id));
}
