import { eq } from 'drizzle-orm';
import type { Author } from '../../author';
import type { Db, Tx } from '../../db';
import type { Note } from '../../unit-of-work/write';
import { getLockedForSystem, type RegistrationRecord } from './repository';
import { noteOf, takeStep } from './step';
import { cofundingChild } from './table';

/**
 * Ends the way of an application whose contract both sides have signed.
 * @throws ApiError `illegal-step` outside `contract_stage`
 */
export async function joinRegistration(
  tx: Tx,
  id: number,
  { by, note }: { by: Author; note: Note },
): Promise<RegistrationRecord> {
  const record = await getLockedForSystem(tx, id);
  const after = await takeStep(tx, { record, step: 'join' }, { values: { due_date: null }, by });
  note(noteOf('join', record, after));
  return after;
}

/** The rows of the children of an application, by PESEL. */
export async function childIdsOf(db: Db, id_registration: number): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: cofundingChild.id, pesel: cofundingChild.pesel })
    .from(cofundingChild)
    .where(eq(cofundingChild.id_registration, id_registration));
  return new Map(rows.map(({ id, pesel }) => [pesel, id]));
}
