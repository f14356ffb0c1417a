import type { ReportCell, ReportSummary } from '@urzad/contract';
import { COLUMN_OPERATIONS, type ColumnOperation } from '@urzad/domain';
import { type SQL, sql } from 'drizzle-orm';
import { ApiError } from '../../api-error';
import type { Db } from '../../db';
import { type Asked, columnIn } from './asked';
import { type GroupBearer, toldApart } from './namesakes';
import { dayText, momentIso, orderOf } from './read-rows';
import type { Bearer, SourceColumn } from './report-source';
import { isGroupable } from './sources';

/** More groups are cut off: nobody reads them, and a filter makes them fewer. */
const GROUPS_SHOWN = 1000;

export interface Wanted {
  groups: readonly SourceColumn[];
  operations: readonly Operated[];
}

export interface Operated {
  column: SourceColumn;
  operation: ColumnOperation;
}

/** @throws ApiError `not-valid` for a column or an operation that the report does not have */
export function operatedOf({ columns }: Asked, operations: readonly string[]): Operated[] {
  return operations.map((text) => {
    const [code = '', name] = text.split('.');
    const column = columnIn(columns, code, 'operations');
    const operation = COLUMN_OPERATIONS[column.type].find((one) => one === name);
    if (!operation) throw new ApiError('not-valid', { operations: 'not-valid' });
    return { column, operation };
  });
}

/** @throws ApiError `not-valid` for a column that makes no groups */
export function groupedOf({ columns }: Asked, groups: readonly string[]): SourceColumn[] {
  return groups.map((code) => {
    const column = columnIn(columns, code, 'groups');
    if (!isGroupable(column)) throw new ApiError('not-valid', { groups: 'not-valid' });
    return column;
  });
}

/**
 * What the operations say of each group and of all rows, which are more than the groups together: an average of all is
 * no average of averages. Computed by the database in one pass.
 */
export async function summarise(
  db: Db,
  asked: Asked,
  { groups, operations }: Wanted,
): Promise<ReportSummary> {
  const found: Record<string, unknown>[] = await summaryQuery(db, asked, { groups, operations });
  const [total, ...others] = found.map((row) => ({
    keys: groups.map((_, at) => textOrNull(row[`key_${at}`])),
    bearers: groups.map(({ bearer }, at) => bearerOf(bearer?.kind, row[`bearer_${at}`])),
    count: Number(row.count),
    values: operations.map((_, at) => cellOf(row[`value_${at}`])),
  }));
  return {
    groups: await toldApart(db, others.slice(0, GROUPS_SHOWN)),
    cut: others.length > GROUPS_SHOWN ? 'yes' : 'no',
    total: { count: total?.count ?? 0, values: total?.values ?? [] },
  };
}

/** The query of a summary: its first row is the total. */
export function summaryQuery(db: Db, asked: Asked, { groups, operations }: Wanted) {
  const keys = groups.map((_, at) => sql.identifier(`key_${at}`));
  const bearers = groups.map((_, at) => sql.identifier(`bearer_${at}`));
  // Beside each name its bearer: names are shared.
  const places = keys.flatMap((key, at) => [sql`${key}`, sql`${bearers[at]}`]);
  const isTotal = groups.length > 0 ? sql`grouping(${keys[0]})` : sql`1`;
  const rows = db
    .select({
      is_total: isTotal.mapWith(Number),
      ...named(
        'key',
        keys.map((key) => sql`${key}`),
      ),
      ...named(
        'bearer',
        bearers.map((bearer) => sql`${bearer}`),
      ),
      count: sql`count(*)`.mapWith(Number),
      ...named(
        'value',
        operations.map((one, at) => aggregate(one, valueName(at), asked)),
      ),
    })
    .from(sql`(${innerOf(asked, groups, operations)}) as report`)
    .$dynamic();
  const grouped =
    groups.length > 0 ? rows.groupBy(sql`grouping sets ((${sql.join(places, sql`, `)}), ())`) : rows;
  return grouped.orderBy(sql`1 desc`, ...places).limit(GROUPS_SHOWN + 2);
}

/** The keys and values of each row, by names: an expression with parameters cannot be named twice. */
function innerOf(asked: Asked, groups: readonly SourceColumn[], operations: readonly Operated[]): SQL {
  const { source, where } = asked;
  const fields = [
    ...groups.map((column, at) => sql`${keyOf(column)} as ${sql.identifier(`key_${at}`)}`),
    ...groups.map((column, at) => sql`${bearerId(column)} as ${sql.identifier(`bearer_${at}`)}`),
    ...operations.map(({ column }, at) => sql`${column.value} as ${valueName(at)}`),
    sql`${source.id} as id_of_row`,
    sql`${orderOf(asked)?.by ?? source.id} as place_of_row`,
  ];
  return sql`select ${sql.join(fields, sql`, `)} from ${source.from} where ${where ?? sql`true`}`;
}

function valueName(at: number): SQL {
  return sql`${sql.identifier(`value_${at}`)}`;
}

/** A day and a moment make groups by their months. An empty text says as little as none: both are one group. */
function keyOf({ type, value }: SourceColumn): SQL {
  if (type === 'date') return sql`to_char(${value}, 'YYYY-MM')`;
  if (type === 'datetime') return sql`to_char((${value}) at time zone 'Europe/Warsaw', 'YYYY-MM')`;
  return sql`nullif((${value})::text, '')`;
}

/** Those without a name are one group, as all empty texts are. */
function bearerId({ bearer, value }: SourceColumn): SQL {
  return bearer
    ? sql`case when nullif((${value})::text, '') is not null then ${bearer.id} end`
    : sql`null::int`;
}

/** As `columnOperation` of the domain reckons: empty cells do not count, means of whole units are whole. */
function aggregate({ column: { type }, operation }: Operated, value: SQL, asked: Asked): SQL {
  if (operation === 'first' || operation === 'last') return endOf(value, operation, asked);
  if (type === 'date')
    return dayText(
      sql`date '1970-01-01' + floor(${reckoned(operation, sql`${value} - date '1970-01-01'`)})::int`,
    );
  if (type === 'datetime') {
    const ms = sql`round(extract(epoch from ${value}) * 1000)`;
    return momentIso(sql`to_timestamp(floor(${reckoned(operation, ms)} + 0.5) / 1000.0)`);
  }
  const result = reckoned(operation, value);
  return type === 'price' ? sql`floor((${result})::numeric + 0.5)::float8` : sql`(${result})::float8`;
}

function reckoned(operation: ColumnOperation, value: SQL): SQL {
  if (operation === 'median') return sql`percentile_cont(0.5) within group (order by (${value})::float8)`;
  return sql`${sql.raw(operation)}((${value})::numeric)`;
}

/** The first or the last filled cell in the order of the rows. */
function endOf(value: SQL, operation: 'first' | 'last', { isDescending }: Asked): SQL {
  const isDown = isDescending === (operation === 'first');
  const direction = sql.raw(isDown ? 'desc' : 'asc');
  return sql`(array_agg((${value})::text order by place_of_row ${direction}, id_of_row ${direction}) filter (where ${value} is not null and (${value})::text <> ''))[1]`;
}

function named(name: string, values: readonly SQL[]): Record<string, SQL> {
  return Object.fromEntries(values.map((value, at) => [`${name}_${at}`, value]));
}

function textOrNull(value: unknown): string | null {
  return value === null || value === undefined ? null : String(value);
}

function bearerOf(kind: Bearer['kind'] | undefined, id: unknown): GroupBearer | null {
  return kind === undefined || id === null || id === undefined ? null : { kind, id: Number(id) };
}

function cellOf(value: unknown): ReportCell {
  return typeof value === 'number' ? value : textOrNull(value);
}
