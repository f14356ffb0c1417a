import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db';
import { deleteRecoveryCodes } from './recovery-codes';
import { userFactor } from './table';

export type FactorRow = typeof userFactor.$inferSelect;

/** The second factor of an account, also one that waits for its first code. */
export async function findFactor(db: Db, id_user: number): Promise<FactorRow | undefined> {
  const [row] = await db.select().from(userFactor).where(eq(userFactor.id_user, id_user));
  return row;
}

/** A factor that waits, in place of an earlier one. */
export async function beginFactor(
  tx: Tx,
  factor: Pick<FactorRow, 'id_user' | 'kind' | 'secret' | 'begin_date'>,
): Promise<void> {
  const fresh = { ...factor, last_step: 0, confirm_date: null };
  await tx.insert(userFactor).values(fresh).onConflictDoUpdate({ target: userFactor.id_user, set: fresh });
}

export async function noteFactor(
  tx: Tx,
  id_user: number,
  values: Partial<Pick<FactorRow, 'confirm_date' | 'last_step'>>,
): Promise<void> {
  await tx.update(userFactor).set(values).where(eq(userFactor.id_user, id_user));
}

/** With its recovery codes. */
export async function deleteFactor(tx: Tx, id_user: number): Promise<void> {
  await deleteRecoveryCodes(tx, id_user);
  await tx.delete(userFactor).where(eq(userFactor.id_user, id_user));
}
