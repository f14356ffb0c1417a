import { and, asc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../db';
import type { letterColumns } from './letter-columns';

/** Of which side the letters are. */
export interface Side {
  direction: 'IN' | 'OUT';
}

type LetterTable<Of extends string> = PgTable & Record<keyof ReturnType<typeof letterColumns> | Of, PgColumn>;
type LetterRow<Table extends PgTable> = Table['$inferSelect'] & { id: number };

/** The letters of one kind of object. @param of the column that names the object */
export function lettersOf<Of extends string, Table extends LetterTable<Of>>(table: Table, of: Of) {
  type Row = LetterRow<Table>;
  const from: PgTable = table;
  const ofObject: PgColumn = table[of];
  const isUnread = (direction: Side['direction']): SQL | undefined =>
    and(eq(table.direction, direction), isNull(table.read_date));

  return {
    async insert(tx: Tx, letter: Table['$inferInsert']): Promise<Row> {
      const [row] = await tx.insert(from).values(letter).returning();
      if (!row) throw new Error('A letter gave no row.');
      return row as Row;
    },

    /** Letters and notes of an object, the oldest first. */
    async find(db: Db, id: number): Promise<Row[]> {
      const rows = await db.select().from(from).where(eq(ofObject, id)).orderBy(asc(table.id));
      return rows as Row[];
    },

    /** How many letters of one side nobody of the other has read, by object. */
    async countUnread(db: Db, ids: readonly number[], { direction }: Side): Promise<Map<number, number>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .select({ id: sql`${ofObject}`.mapWith(Number), unread: sql`count(*)`.mapWith(Number) })
        .from(from)
        .where(and(inArray(ofObject, [...ids]), isUnread(direction)))
        .groupBy(ofObject);
      return new Map(rows.map(({ id, unread }) => [id, unread]));
    },

    /**
     * Records that the letters of one side up to this one were read.
     * @returns how many were not read before
     */
    async markRead(
      tx: Tx,
      { id, id_message, direction }: Side & { id: number; id_message: number },
      read_date: Date,
    ): Promise<number> {
      const read = await tx
        .update(from)
        .set({ read_date })
        .where(and(eq(ofObject, id), lte(table.id, id_message), isUnread(direction)))
        .returning({ id: table.id });
      return read.length;
    },
  };
}
