import { and, eq, sql } from 'drizzle-orm';
import { type Author, changedBy, createdBy } from '../../author';
import type { Db, Tx } from '../../db';
import { cofundingClause } from './table';

export type ClauseRow = typeof cofundingClause.$inferSelect;
type NewClause = Omit<typeof cofundingClause.$inferInsert, keyof ReturnType<typeof createdBy>>;

interface Own {
  id: number;
  id_user: number;
}

export async function insert(tx: Tx, clause: NewClause, author: Author): Promise<void> {
  await tx.insert(cofundingClause).values({ ...clause, ...createdBy(author) });
}

export async function findOwn(db: Db, own: Own): Promise<ClauseRow | undefined> {
  const [row] = await db.select().from(cofundingClause).where(isOwn(own));
  return row;
}

export async function lockOwn(tx: Tx, own: Own): Promise<ClauseRow | undefined> {
  const [row] = await tx.select().from(cofundingClause).where(isOwn(own)).for('update');
  return row;
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

export async function setSigned(tx: Tx, id: number, author: Author): Promise<ClauseRow> {
  const [row] = await tx
    .update(cofundingClause)
    .set({
      status: 'signed',
      sign_date: author.date,
      ...changedBy(author),
      row_version: sql`${cofundingClause.row_version} + 1`,
    })
    .where(eq(cofundingClause.id, id))
    .returning();
  if (!row) throw new Error(`Clause ${id} vanished while it was locked.`);
  return row;
}

function isOwn({ id, id_user }: Own) {
  return and(
    eq(cofundingClause.id, id),
    eq(cofundingClause.id_user, id_user),
    eq(cofundingClause.deleted, 'no'),
  );
}
