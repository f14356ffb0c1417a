import { and, eq, inArray, ne, or } from 'drizzle-orm';
import type { Db, Tx } from '../../../db';
import { cofundingChild } from '../table';

/**
 * Children who cannot be registered in this call, as another registration has their place: PESEL → its call. One of this
 * call has it for good (E12), one of another call while it runs or is supported (E11).
 */
export async function findHeldPlaces(
  db: Db,
  {
    id_registration,
    id_call,
    pesels,
  }: { id_registration: number; id_call: number; pesels: readonly string[] },
): Promise<Map<string, number>> {
  if (pesels.length === 0) return new Map();
  const rows = await db
    .select({ pesel: cofundingChild.pesel, id_call: cofundingChild.id_call })
    .from(cofundingChild)
    .where(
      and(
        inArray(cofundingChild.pesel, [...pesels]),
        or(eq(cofundingChild.active, 'yes'), eq(cofundingChild.id_call, id_call)),
        ne(cofundingChild.id_registration, id_registration),
      ),
    );
  const held = new Map(rows.map((row) => [row.pesel, row.id_call]));
  for (const row of rows) if (row.id_call === id_call) held.set(row.pesel, id_call);
  return held;
}

/**
 * Holds the places of the children anew. Two transactions with a child in common wait for each other here; `false`: a
 * place is taken.
 */
export async function holdPlaces(
  tx: Tx,
  {
    id_registration,
    id_call,
    pesels,
  }: { id_registration: number; id_call: number; pesels: readonly string[] },
): Promise<boolean> {
  await forgetPlaces(tx, id_registration);
  if (pesels.length === 0) return true;
  const held = await tx
    .insert(cofundingChild)
    // Sorted, so that two transactions never wait for each other in a circle (deadlock).
    .values([...pesels].sort().map((pesel) => ({ id_registration, id_call, pesel })))
    .onConflictDoNothing()
    .returning({ id: cofundingChild.id });
  return held.length === pesels.length;
}

/**
 * Frees the places of a registration that has ended without support: its children may be registered in other calls
 * (E11), but not again in this one (E12).
 */
export async function releasePlaces(tx: Tx, id_registration: number): Promise<void> {
  await tx
    .update(cofundingChild)
    .set({ active: 'no' })
    .where(eq(cofundingChild.id_registration, id_registration));
}

/** Frees the places of a registration that may be replaced: its children may be registered in the same call too. */
export async function forgetPlaces(tx: Tx, id_registration: number): Promise<void> {
  await tx.delete(cofundingChild).where(eq(cofundingChild.id_registration, id_registration));
}
