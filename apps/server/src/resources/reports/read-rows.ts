import type { ReportCell } from '@urzad/contract';
import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db';
import { COUNT_LIMIT } from '../../lists/count-limit';
import { parseCursor, toCursor } from '../../lists/cursor';
import type { Asked } from './asked';
import type { SourceColumn } from './report-source';

type ReportRow = Record<string, ReportCell>;

interface PageOfReport {
  rows: ReportRow[];
  next: string | undefined;
}

/** One page of the rows of a report, behind the cursor. Values have one form on both databases: text or number. */
export async function readRows(
  db: Db,
  asked: Asked,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<PageOfReport> {
  const { source, where, shown, isDescending } = asked;
  const by = orderOf(asked);
  const inOrder = isDescending ? desc : asc;
  const found = await db
    .select({
      ...Object.fromEntries(shown.map((column) => [column.code, plain(column)])),
      id_of_row: sql`${source.id}`.mapWith(Number),
      place_of_row: by ? sql<string>`(${by.by})::text` : sql<null>`null::text`,
    })
    .from(source.from)
    .where(and(where, after === undefined ? undefined : beyond(asked, after)))
    .orderBy(...(by ? [inOrder(by.by)] : []), inOrder(source.id))
    .limit(limit + 1);

  const page = found.slice(0, limit).map(({ id_of_row, place_of_row, ...row }) => ({
    row: row as ReportRow,
    end: { id: Number(id_of_row), value: place_of_row === null ? null : String(place_of_row) },
  }));
  const last = found.length > limit ? page.at(-1) : undefined;
  return { rows: page.map(({ row }) => row), next: last && toCursor(last.end) };
}

/** How many rows there are, at most one more than the limit. */
export async function countRows(db: Db, { source, where }: Asked, limit = COUNT_LIMIT): Promise<number> {
  const some = sql`select 1 from ${source.from} where ${where ?? sql`true`} limit ${limit + 1}`;
  const [row] = await db.select({ count: sql`count(*)`.mapWith(Number) }).from(sql`(${some}) as counted`);
  return row?.count ?? 0;
}

/** By what the rows are sorted; undefined where their ids alone do it. */
export function orderOf({ sorted: { order } }: Asked) {
  return order === 'id' ? undefined : order;
}

/** The rows behind the end of the page before. */
function beyond(asked: Asked, after: string): SQL {
  const { source, isDescending } = asked;
  const by = orderOf(asked);
  const { value, id } = parseCursor(after);
  const sign = sql.raw(isDescending ? '<' : '>');
  if (!by) return sql`${source.id} ${sign} ${id}`;
  return sql`(${by.by}, ${source.id}) ${sign} (${value}::${sql.raw(by.cast)}, ${id}::bigint)`;
}

function plain({ type, value }: SourceColumn): SQL<ReportCell> {
  if (type === 'text') return sql`(${value})::text`;
  if (type === 'date') return dayText(value);
  return type === 'datetime' ? momentIso(value) : sql`(${value})::float8`;
}

export function dayText(value: SQL): SQL<string> {
  return sql`to_char(${value}, 'YYYY-MM-DD')`;
}

export function momentIso(value: SQL): SQL<string> {
  return sql`to_char((${value}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
