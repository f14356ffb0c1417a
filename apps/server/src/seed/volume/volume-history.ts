import type { ObjType } from '@urzad/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../db';
import { baseStatusHistory } from '../../unit-of-work/table';
import { copyOf, insertMany } from './many-rows';

type History = typeof baseStatusHistory.$inferInsert;

/** The statuses that an object of the demo has reached. */
export function historyOf(tx: Tx, obj_type: ObjType, id_obj: number) {
  return tx
    .select()
    .from(baseStatusHistory)
    .where(and(eq(baseStatusHistory.obj_type, obj_type), eq(baseStatusHistory.id_obj, id_obj)))
    .orderBy(asc(baseStatusHistory.id));
}

/** The same for another object: what its owner did was done by the other owner. */
export function historyFor(
  history: Awaited<ReturnType<typeof historyOf>>,
  { id_obj, owner, id_user, days }: { id_obj: number; owner: number; id_user: number; days: number },
): History[] {
  return history.map((entry) => ({
    ...copyOf(entry, days),
    id_obj,
    id_user: entry.id_user === owner ? id_user : entry.id_user,
  }));
}

export const insertHistory = (tx: Tx, rows: readonly History[]) => insertMany(tx, baseStatusHistory, rows);
