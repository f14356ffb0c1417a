import { and, eq, ne } from 'drizzle-orm';
import { holdAdvisoryLock } from '../../advisory-lock';
import type { Author } from '../../author';
import type { Db, Tx } from '../../db';
import { findPage } from '../../lists/find-page';
import { type Change, rowsOf } from '../../unit-of-work/rows';
import { visibleTo } from './policy';
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
const rows = rowsOf(baseTablePreset);

interface ListOf {
  id_user: number;
  table_code: string | undefined;
  page: number;
  page_count: number;
}

export function findOwnPage(db: Db, { id_user, table_code, ...query }: ListOf) {
  const wanted = and(
    visibleTo(id_user),
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
  return tx.$count(baseTablePreset, and(visibleTo(id_user), eq(baseTablePreset.deleted, 'no')));
}

export async function insert(tx: Tx, id_user: number, values: Values, author: Author): Promise<PresetRow> {
  await takeMarks(tx, { id_user, table_code: values.table_code }, { values, by: author });
  return rows.insert(tx, { ...values, id_user }, author);
}

interface Own {
  id: number;
  id_user: number;
}

/**
 * A view of another table than the sent one is a missing one.
 * @throws ApiError `object-no-exist`
 */
export async function update(
  tx: Tx,
  { id, id_user, table_code }: Own & { table_code: string | undefined },
  change: Change<PresetRow>,
): Promise<PresetRow> {
  const ofTable = table_code === undefined ? undefined : eq(baseTablePreset.table_code, table_code);
  const found = await rows.get(tx, id, and(visibleTo(id_user), ofTable));
  await takeMarks(tx, found, change);
  return rows.update(tx, id, change);
}

/** @throws ApiError `object-no-exist` */
export function remove(tx: Tx, { id, id_user }: Own, by: Author): Promise<void> {
  return rows.remove(tx, id, by, visibleTo(id_user));
}

/** Takes the marks `selected` and `default` from the view that has them, before another gets them. */
async function takeMarks(
  tx: Tx,
  { id_user, table_code, id }: { id_user: number; table_code: string; id?: number },
  { values, by }: Change<PresetRow>,
): Promise<void> {
  for (const mark of ['selected', 'default'] as const) {
    if (values[mark] !== 'yes') continue;
    const marked = and(
      visibleTo(id_user),
      eq(baseTablePreset.table_code, table_code),
      eq(baseTablePreset[mark], 'yes'),
      id === undefined ? undefined : ne(baseTablePreset.id, id),
    );
    await rows.updateAll(tx, marked, { values: { [mark]: 'no' }, by });
  }
}
