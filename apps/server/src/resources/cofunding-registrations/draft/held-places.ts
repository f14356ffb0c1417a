import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../../db';
import { cofundingChild } from '../table';

/** Children whose place is held by another registration: PESEL → the call in which it is held. */
export async function findHeldPlaces(
  db: Db,
  { id_registration, pesels }: { id_registration: number; pesels: readonly string[] },
): Promise<Map<string, number>> {
  if (pesels.length === 0) return new Map();
  const rows = await db
    .select({ pesel: cofundingChild.pesel, id_call: cofundingChild.id_call })
    .from(cofundingChild)
    .where(
      and(
        inArray(cofundingChild.pesel, [...pesels]),
        eq(cofundingChild.active, 'yes'),
        ne(cofundingChild.id_registration, id_registration),
      ),
    );
  return new Map(rows.map(({ pesel, id_call }) => [pesel, id_call]));
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
  await tx.delete(cofundingChild).where(eq(cofundingChild.id_registration, id_registration));
  if (pesels.length === 0) return true;
  const held = await tx
    .insert(cofundingChild)
    // Sorted, so that two transactions never wait for each other in a circle (deadlock).
    .values([...pesels].sort().map((pesel) => ({ id_registration, id_call, pesel })))
    .onConflictDoNothing()
    .returning({ id: cofundingChild.id });
  return held.length === pesels.length;
}

/** Frees the places of a registration that has ended without support: its children may be registered again. */
export async function releasePlaces(tx: Tx, id_registration: number): Promise<void> {
  await tx
    .update(cofundingChild)
    .set({ active: 'no' })
    .where(eq(cofundingChild.id_registration, id_registration));
}
