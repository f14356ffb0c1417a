import { and, count, eq, ne, sql } from 'drizzle-orm';
import { holdAdvisoryLock } from '../../advisory-lock';
import { type Author, changedBy, createdBy } from '../../author';
import type { Db, Tx } from '../../db';
import { findPage } from '../../lists/find-page';
import { baseTablePreset } from './table';

export type PresetRow = typeof baseTablePreset.$inferSelect;

type Values = Pick<
  PresetRow,
  | 'name'
  | 'table_code'
  | 'table_column_number'
  | 'default'
  | 'table_autofill'
  | 'selected'
  | 'filters'
  | 'columns'
>;
/** A missing or undefined field is not changed. */
type Changes = { [Field in keyof Values]?: Values[Field] | undefined };

interface ListOf {
  id_user: number;
  table_code: string | undefined;
  page: number;
  page_count: number;
}

export function findOwnPage(db: Db, { id_user, table_code, ...query }: ListOf) {
  const wanted = and(
    isOf(id_user),
    table_code === undefined ? undefined : eq(baseTablePreset.table_code, table_code),
  );
  return findPage(db, { table: baseTablePreset, where: wanted, sorts: {}, fallback: 'id' }, query);
}

/**
 * Writes of one person run one after another: otherwise two at once could both be the selected one, or pass the
 * limit.
 */
export async function lockOwner(tx: Tx, id_user: number): Promise<void> {
  await holdAdvisoryLock(tx, `table-presets ${id_user}`);
}

export async function countByOwner(tx: Tx, id_user: number): Promise<number> {
  return countOf(tx, isOf(id_user));
}

export async function insert(tx: Tx, id_user: number, values: Values, author: Author): Promise<PresetRow> {
  await takeMarks(tx, { id_user, table_code: values.table_code }, values, author);
  const [row] = await tx
    .insert(baseTablePreset)
    .values({ ...values, ...createdBy(author), id_user })
    .returning();
  if (!row) throw new Error('The database returned no row for a new view of a table.');
  return row;
}

interface Own {
  id: number;
  id_user: number;
}

/** `undefined` when the person has no such view. */
export async function update(
  tx: Tx,
  own: Own,
  values: Changes,
  author: Author,
): Promise<PresetRow | undefined> {
  const [found] = await tx.select().from(baseTablePreset).where(isOwn(own));
  if (!found) return undefined;

  await takeMarks(tx, found, values, author);
  const [row] = await tx
    .update(baseTablePreset)
    .set({ ...values, ...changedBy(author), row_version: sql`${baseTablePreset.row_version} + 1` })
    .where(isOwn(own))
    .returning();
  return row;
}

export async function remove(tx: Tx, own: Own, author: Author): Promise<boolean> {
  const rows = await tx
    .update(baseTablePreset)
    .set({ deleted: 'yes', ...changedBy(author), row_version: sql`${baseTablePreset.row_version} + 1` })
    .where(isOwn(own))
    .returning({ id: baseTablePreset.id });
  return rows.length > 0;
}

/** Takes the marks `selected` and `default` from the view that has them, before another gets them. */
async function takeMarks(
  tx: Tx,
  { id_user, table_code, id }: { id_user: number; table_code: string; id?: number },
  values: Changes,
  author: Author,
): Promise<void> {
  for (const mark of ['selected', 'default'] as const) {
    if (values[mark] !== 'yes') continue;
    await tx
      .update(baseTablePreset)
      .set({ [mark]: 'no', ...changedBy(author), row_version: sql`${baseTablePreset.row_version} + 1` })
      .where(
        and(
          isOf(id_user),
          eq(baseTablePreset.table_code, table_code),
          eq(baseTablePreset[mark], 'yes'),
          id === undefined ? undefined : ne(baseTablePreset.id, id),
        ),
      );
  }
}

async function countOf(db: Db, wanted: ReturnType<typeof and>): Promise<number> {
  const [found] = await db.select({ count: count() }).from(baseTablePreset).where(wanted);
  return found?.count ?? 0;
}

function isOf(id_user: number) {
  return and(eq(baseTablePreset.id_user, id_user), eq(baseTablePreset.deleted, 'no'));
}

function isOwn({ id, id_user }: Own) {
  return and(eq(baseTablePreset.id, id), isOf(id_user));
}
