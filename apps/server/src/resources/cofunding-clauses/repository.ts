import { and, eq } from 'drizzle-orm';
import type { Author } from '../../author';
import type { Db, Tx } from '../../db';
import { rowsOf } from '../../unit-of-work/rows';
import { visibleTo } from './policy';
import { cofundingClause } from './table';

export type ClauseRow = typeof cofundingClause.$inferSelect;

interface Own {
  id: number;
  user: Parameters<typeof visibleTo>[0];
}

const rows = rowsOf(cofundingClause);
export const { insert } = rows;

/** @throws ApiError `object-no-exist` */
export function getOwn(db: Db, { id, user }: Own): Promise<ClauseRow> {
  return rows.get(db, id, visibleTo(user));
}

/** @throws ApiError `object-no-exist` */
export function getOwnLocked(tx: Tx, { id, user }: Own): Promise<ClauseRow> {
  return rows.getLocked(tx, id, visibleTo(user));
}

export async function findByRegistration(db: Db, id_registration: number): Promise<ClauseRow | undefined> {
  const [row] = await db
    .select()
    .from(cofundingClause)
    .where(
      and(
        eq(cofundingClause.id_registration, id_registration),
        eq(cofundingClause.kind, 'RODO13_REKRUTACJA'),
      ),
    );
  return row;
}

export function setSigned(tx: Tx, id: number, by: Author): Promise<ClauseRow> {
  return rows.update(tx, id, { values: { status: 'signed', sign_date: by.date }, by });
}

/** For a registration that leaves no trace. */
export async function eraseOf(tx: Tx, id_registration: number): Promise<void> {
  await tx.delete(cofundingClause).where(eq(cofundingClause.id_registration, id_registration));
}
