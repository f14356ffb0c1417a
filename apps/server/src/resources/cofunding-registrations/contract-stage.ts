import { refOf } from '@urzad/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import { ApiError } from '../../api-error';
import { type Author, changedBy } from '../../author';
import type { Db, Tx } from '../../db';
import type { SessionUser } from '../../http/resource';
import type { Note } from '../../unit-of-work/write';
import { stepMainCase } from '../office-cases/public';
import { releasePlaces } from './draft/held-places';
import { viewerOf } from './policy';
import { getLocked, getLockedForSystem, rows } from './repository';
import { noteOf, takeStep } from './step';
import { cofundingRegistration, type RegistrationRecord } from './table';

export { heldMeans } from './ranking/reserve';
export type { RegistrationRecord } from './table';

/**
 * A registration whose contract is to be prepared, locked until the transaction ends.
 * @throws ApiError `no-privilege` for who has no view of the office, `object-no-exist`, `illegal-step` in another status
 */
export async function lockForContract(
  tx: Tx,
  { id, user }: { id: number; user: SessionUser },
): Promise<RegistrationRecord> {
  const viewer = viewerOf(user);
  if (viewer.as !== 'staff') throw new ApiError('no-privilege');
  const record = await getLocked(tx, id, viewer);
  const { status } = record;
  if (status !== 'contract_stage') throw new ApiError('illegal-step', { status });
  return record;
}

/** The registration of a contract, locked until the transaction ends: before the contract, by whoever changes both. */
export function lockInContract(tx: Tx, id: number): Promise<RegistrationRecord> {
  return getLockedForSystem(tx, id);
}

/** The registration of a contract that the caller sees. */
export function getInContract(db: Db, id: number): Promise<RegistrationRecord> {
  return rows.get(db, id);
}

/** The same of several, by their ids. */
export async function findInContract(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, RegistrationRecord>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select()
    .from(cofundingRegistration)
    .where(inArray(cofundingRegistration.id, [...ids]));
  return new Map(found.map((row) => [row.id, row]));
}

/** Ends a registration whose contract was not signed in time: its place is free again. */
export async function expireInContract(
  tx: Tx,
  record: RegistrationRecord,
  { by, note }: { by: Author; note: Note },
): Promise<void> {
  const after = await takeStep(tx, { record, step: 'expire' }, { values: { due_date: null }, by });
  await releasePlaces(tx, record.id);
  await stepMainCase(tx, { ref: refOf('cofundingregistration', record.id), step: 'close' }, { by, note });
  note(noteOf('expirecontract', record, after));
}

/**
 * Frees the place of a participant who resigned: the first of the reserve gets it, and the children may be registered in
 * other calls. What was spent on them stays reserved.
 */
export async function freePlace(tx: Tx, id: number, by: Author): Promise<void> {
  await rows.touch(tx, id, { values: { place_free: 'yes' }, by });
  await releasePlaces(tx, id);
}

/** What the call keeps for it: what its contract needs, when that is more than the ranking reserved (Order §12). */
export async function keepCost(tx: Tx, id: number, cost: number, by: Author): Promise<void> {
  await rows.touch(tx, id, { values: { cost }, by });
}

/** What months leave of their limits is free in the call again (Order §12). */
export async function giveBackCosts(
  tx: Tx,
  costs: readonly { id: number; freed: number }[],
  by: Author,
): Promise<void> {
  const values = sql.join(
    costs.map(({ id, freed }) => sql`(${id}::int, ${freed}::bigint)`),
    sql`, `,
  );
  await tx
    .update(cofundingRegistration)
    .set({ cost: sql`greatest(0, ${cofundingRegistration.cost} - given.freed)`, ...changedBy(by) })
    .from(sql`(values ${values}) as given (id, freed)`)
    .where(eq(cofundingRegistration.id, sql`given.id`));
}
