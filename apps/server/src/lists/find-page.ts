import { and, asc, desc, getTableColumns, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { EntityTable, RowOf } from '../columns';
import type { Db } from '../db';
import { COUNT_LIMIT } from './count-limit';
import { parseCursor, toCursor } from './cursor';

/** A sort of a list. Rows of one value follow each other by their ids. */
export interface Sort<Row> {
  /** Never null, so that a cursor can point at every row. */
  column: SQL;
  cast: 'text' | 'timestamptz' | 'date' | 'bigint';
  valueOf: (row: Row) => string;
}

/** A field, or with `-` the same field in descending order. */
type Sorting<Field extends string> = Field | `-${Field}`;

interface List<Table extends EntityTable, Field extends string> {
  table: Table;
  /** The access condition and the filters. Deleted rows are left out without it. */
  where: SQL | undefined;
  sorts: Readonly<Record<Field, Sort<RowOf<Table>>>>;
  /** The sort of a query without one. */
  fallback: NoInfer<Sorting<Field>> | Sorting<'id'>;
  /** Whether `where` has a search that an index of words answers: it is asked once, for the rows and for their number. */
  isSearched?: boolean;
}

/** Rows that a search finds are read by their ids up to this number; of more the list is read in its order. */
const READ_BY_ID = 1000;

/** The part of a query that every list has (`pageQuery` of the contract). */
interface PageQuery<Field extends string> {
  page?: number | undefined;
  page_count: number;
  after?: string | undefined;
  sort?: Sorting<Field> | undefined;
}

interface Page<Row> {
  rows: Row[];
  /** The number of all rows, at most one more than `COUNT_LIMIT`. */
  found: number;
  next: string | undefined;
}

/** One page of a list, by its number or after a cursor. */
export function findPage<Table extends EntityTable, Field extends string>(
  db: Db,
  list: List<Table, Field>,
  query: PageQuery<Field>,
): Promise<Page<RowOf<Table>>> {
  if (list.isSearched) return searchedPage(db, list, query);
  const { rows, count } = statementsOf(db, list, query);
  return pageOf(list, query, {
    rows: (values) => rows.execute(values),
    count: () => count.execute(),
  });
}

/** What a search finds is counted first; where it is little, the page is sorted out of that. */
async function searchedPage<Table extends EntityTable, Field extends string>(
  db: Db,
  list: List<Table, Field>,
  query: PageQuery<Field>,
): Promise<Page<RowOf<Table>>> {
  const { found, ids } = await searched(db, list);
  const narrowed = ids ? { ...list, where: inArray(list.table.id, ids) } : list;
  return pageOf(list, query, {
    rows: (values) => rowsOf(db, narrowed, query, sql`${found}::int`.mapWith(Number)).execute(values),
    count: async () => [{ found }],
  });
}

/** How many rows a search finds, at most one more than `COUNT_LIMIT`, and which, unless they are many. */
async function searched<Table extends EntityTable>(
  db: Db,
  { table, where }: Pick<List<Table, string>, 'table' | 'where'>,
): Promise<{ found: number; ids: number[] | null }> {
  const limit = sql.raw(String(COUNT_LIMIT + 1));
  const few = sql.raw(String(READ_BY_ID));
  const matches = and(sql`${table.deleted} = 'no'`, where);
  const [row] = await db
    .select({
      found: sql`count(*)`.mapWith(Number),
      ids: sql<number[] | null>`case when count(*) <= ${few} then coalesce(array_agg(id), '{}') end`,
    })
    .from(sql`(select ${table.id} as id from ${table} where ${matches} limit ${limit}) as found`);
  if (!row) throw new Error('A count gave no row.');
  return row;
}

/**
 * The same for a list that is read on every page of the portal: its statements are prepared once. Values of its `where`
 * that differ are placeholders. A condition of a partial index is a literal: with a parameter PostgreSQL could keep no
 * plan that uses the index.
 */
export function preparePages<Table extends EntityTable, Field extends string>(
  db: Db,
  name: string,
  list: List<Table, Field>,
) {
  const prepare = (query: PageQuery<Field>, name_of_sort: string) => {
    const { rows, count } = statementsOf(db, list, query);
    return { rows: rows.prepare(`${name}_${name_of_sort}`), count: count.prepare(`${name}_count`) };
  };
  const prepared = new Map<string, ReturnType<typeof prepare>>();

  return (query: PageQuery<Field>, given: Record<string, unknown>): Promise<Page<RowOf<Table>>> => {
    const key = `${query.sort ?? list.fallback}_${query.after === undefined ? 'page' : 'after'}`;
    const { rows, count } = prepared.get(key) ?? prepare(query, key);
    prepared.set(key, { rows, count });
    return pageOf(list, query, {
      rows: (values) => rows.execute({ ...given, ...values }),
      count: () => count.execute(given),
    });
  };
}

interface Reading {
  rows: (values: Record<string, unknown>) => Promise<(Record<string, unknown> & { found: number })[]>;
  count: () => Promise<{ found: number }[]>;
}

async function pageOf<Table extends EntityTable, Field extends string>(
  list: List<Table, Field>,
  { page = 1, page_count, after, ...query }: PageQuery<Field>,
  reading: Reading,
): Promise<Page<RowOf<Table>>> {
  const { sort } = sortingOf(list, query);
  const cursor = after === undefined ? undefined : parseCursor(after);
  const offset = cursor ? 0 : (page - 1) * page_count;
  const listed = await reading.rows({ ...cursor, limit: page_count + 1, offset });

  const rows = listed.slice(0, page_count).map(({ found: _, ...row }) => row as RowOf<Table>);
  const last = listed.length > page_count ? rows.at(-1) : undefined;
  return {
    rows,
    // A page without rows has no count beside them.
    found: (listed[0] ?? (await reading.count())[0])?.found ?? 0,
    next: last && toCursor({ value: sort?.valueOf(last) ?? null, id: last.id }),
  };
}

/** One statement reads the rows with the number of all rows, the other that number alone. */
function statementsOf<Table extends EntityTable, Field extends string>(
  db: Db,
  list: List<Table, Field>,
  query: Pick<PageQuery<Field>, 'after' | 'sort'>,
) {
  const { table, where } = list;
  const matches = and(sql`${table.deleted} = 'no'`, where);
  // Written out: the query builder takes longer to build a subquery than the database takes to answer it.
  const limit = sql.raw(String(COUNT_LIMIT + 1));
  const counted = sql`select 1 from ${table} where ${matches} limit ${limit}`;
  const found = sql`(select count(*) from (${counted}) as counted)`.mapWith(Number);

  return { rows: rowsOf(db, list, query, found), count: db.select({ found }).from(sql`(select 1) as one`) };
}

function rowsOf<Table extends EntityTable, Field extends string>(
  db: Db,
  list: List<Table, Field>,
  query: Pick<PageQuery<Field>, 'after' | 'sort'>,
  found: SQL<number>,
) {
  const { table, where } = list;
  const from: PgTable = table;
  const { sort, isDescending } = sortingOf(list, query);
  const inOrder = isDescending ? desc : asc;
  const end = query.after === undefined ? undefined : beyond(table, { sort, isDescending });
  return db
    .select({ ...getTableColumns(from), found })
    .from(from)
    .where(and(sql`${table.deleted} = 'no'`, where, end))
    .orderBy(...(sort ? [inOrder(sort.column)] : []), inOrder(table.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'));
}

interface InSort<Row> {
  /** `undefined`: by the id alone. */
  sort: Sort<Row> | undefined;
  isDescending: boolean;
}

function sortingOf<Table extends EntityTable, Field extends string>(
  { sorts, fallback }: List<Table, Field>,
  { sort = fallback as Sorting<Field> }: Pick<PageQuery<Field>, 'sort'>,
): InSort<RowOf<Table>> {
  return { sort: sorts[sort.replace('-', '') as Field], isDescending: sort.startsWith('-') };
}

/** The rows behind the end of the page before. */
function beyond<Table extends EntityTable>(table: Table, { sort, isDescending }: InSort<RowOf<Table>>): SQL {
  const id = sql.placeholder('id');
  if (!sort) return isDescending ? lt(table.id, id) : gt(table.id, id);
  const end = sql`(cast(${sql.placeholder('value')} as ${sql.raw(sort.cast)}), cast(${id} as int))`;
  return isDescending
    ? sql`(${sort.column}, ${table.id}) < ${end}`
    : sql`(${sort.column}, ${table.id}) > ${end}`;
}
