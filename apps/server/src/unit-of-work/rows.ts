import { and, eq, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { ApiError } from '../api-error';
import { type Author, changedBy, createdBy } from '../author';
import type { EntityTable, RowOf } from '../columns';
import type { Db, Tx } from '../db';
import { tellChanged } from '../news/news';

/** Columns that only `rowsOf` writes. */
type Kept = keyof ReturnType<typeof createdBy> | 'id' | 'uuid' | 'row_version';
type NewRow<Table extends EntityTable> = Omit<Table['$inferInsert'], Exclude<Kept, 'id'>>;
/** A missing or undefined field is not changed. */
type Values<Row> = { [Field in keyof Omit<Row, Kept>]?: Row[Field] | undefined };

export interface Change<Row> {
  values: Values<Row>;
  by: Author;
}

/**
 * Reading and writing the rows of an entity: its common columns, its version and its access condition `where`. A deleted
 * row is a missing one. Who looks at an object hears that it was written, after the commit.
 */
export function rowsOf<Table extends EntityTable>(table: Table) {
  type Row = RowOf<Table>;
  const from: PgTable = table;
  const name = getTableName(table);
  const isKept = eq(table.deleted, 'no');
  const raised = { row_version: sql`${table.row_version} + 1` };

  async function find(db: Db, id: number, where?: SQL): Promise<Row | undefined> {
    const [row] = await db
      .select()
      .from(from)
      .where(and(eq(table.id, id), isKept, where));
    return row as Row | undefined;
  }

  /** The row, locked until the transaction ends: changes of it run one after another. */
  async function lock(tx: Tx, id: number, where?: SQL): Promise<Row | undefined> {
    const [row] = await tx
      .select()
      .from(from)
      .where(and(eq(table.id, id), isKept, where))
      .for('update');
    return row as Row | undefined;
  }

  async function write(tx: Tx, where: SQL | undefined, values: object, by: Author): Promise<Row[]> {
    const rows = (await tx.update(from).set(values).where(and(isKept, where)).returning()) as Row[];
    await tellChanged(tx, name, rows, by);
    return rows;
  }

  async function writeOne(tx: Tx, where: SQL | undefined, values: object, by: Author) {
    return existing((await write(tx, where, values, by))[0]);
  }

  return {
    find,
    lock,

    /** @throws ApiError `object-no-exist` */
    get: async (db: Db, id: number, where?: SQL) => existing(await find(db, id, where)),

    /** @throws ApiError `object-no-exist` */
    getLocked: async (tx: Tx, id: number, where?: SQL) => existing(await lock(tx, id, where)),

    /** The id of a row that is written later: what is made for it names it. */
    async nextId(db: Db): Promise<number> {
      const [row] = await db
        .select({ id: sql<string>`nextval(pg_get_serial_sequence(${name}, 'id'))` })
        .from(sql`(select 1) as one`);
      return Number(existing(row).id);
    },

    /** @throws ApiError `object-exist` when a unique index has such a row */
    async insert(tx: Tx, values: NewRow<Table>, by: Author): Promise<Row> {
      const [row] = await tx
        .insert(from)
        .values({ ...values, ...createdBy(by) })
        .onConflictDoNothing()
        .returning();
      if (!row) throw new ApiError('object-exist');
      await tellChanged(tx, name, [row as Row], by);
      return row as Row;
    },

    /**
     * A change that readers of the row have to notice: its version grows.
     * @throws ApiError `object-no-exist`
     */
    update: (tx: Tx, id: number, { values, by }: Change<Row>, where?: SQL): Promise<Row> =>
      writeOne(tx, and(eq(table.id, id), where), { ...values, ...changedBy(by), ...raised }, by),

    /**
     * A change beside the fields that people write, such as a file: the version stays, so that open forms do not conflict
     * with it.
     * @throws ApiError `object-no-exist`
     */
    touch: (tx: Tx, id: number, { values, by }: Change<Row>, where?: SQL): Promise<Row> =>
      writeOne(tx, and(eq(table.id, id), where), { ...values, ...changedBy(by) }, by),

    /** The same change of every row with the condition. */
    updateAll: (tx: Tx, where: SQL | undefined, { values, by }: Change<Row>): Promise<Row[]> =>
      write(tx, where, { ...values, ...changedBy(by), ...raised }, by),

    /** @throws ApiError `object-no-exist`, also for a row that is removed already */
    async remove(tx: Tx, id: number, by: Author, where?: SQL): Promise<void> {
      await writeOne(tx, and(eq(table.id, id), where), { deleted: 'yes', ...changedBy(by), ...raised }, by);
    },
  };
}

function existing<Row>(row: Row | undefined): Row {
  if (!row) throw new ApiError('object-no-exist');
  return row;
}
