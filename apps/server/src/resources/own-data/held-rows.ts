import { PERSONAL_DATA_CODES, type PersonalData } from '@urzad/grants';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db';
import { HELD_TABLES, type HeldTable, type Holder } from './held-tables';

/** Rows of one statement: a copy of thousands is read page by page, and no page takes long. */
const PAGE = 500;

export interface HeldCount {
  table: string;
  code: PersonalData;
  count: number;
}

/** How many rows each table has about a person. */
export function countRows(db: Db, holder: Holder): Promise<HeldCount[]> {
  const counts = Object.entries(HELD_TABLES).map(
    ([table, { code, where }]) =>
      sql`select ${table}::text as name, ${code}::text as code, (select count(*) from ${sql.identifier(table)} as held where ${where(holder)}) as found`,
  );
  return db
    .select({
      table: sql<string>`name`,
      code: sql<PersonalData>`code`,
      count: sql`found`.mapWith(Number),
    })
    .from(sql`(${sql.join(counts, sql` union all `)}) as counted`);
}

/** The same by kind, in the order to show them, without those of which there is nothing. */
export function sumOf(counts: readonly HeldCount[]): { code: PersonalData; count: number }[] {
  return PERSONAL_DATA_CODES.map((code) => ({
    code,
    count: counts.filter((each) => each.code === code).reduce((sum, { count }) => sum + count, 0),
  })).filter(({ count }) => count > 0);
}

/** The rows of a table about a person as an array of JSON, which is read while it is written. */
export async function* jsonOf(db: Db, table: string, holder: Holder): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const row of rowsOf(db, table, holder)) {
    yield separator + JSON.stringify(row);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

interface Page {
  id: number;
  row: unknown;
}

async function* rowsOf(db: Db, table: string, holder: Holder): AsyncGenerator<unknown> {
  const held = HELD_TABLES[table];
  if (!held) throw new Error(`${table} is no table of a person.`);
  if (held.order !== undefined) {
    const rows = await pageOf(db, { table, held, holder }, sql`order by held.${sql.identifier(held.order)}`);
    yield* rows.map(({ row }) => row);
    return;
  }
  let last = 0;
  for (;;) {
    const next = sql`and held.id > ${last} order by held.id limit ${PAGE}`;
    const rows = await pageOf(db, { table, held, holder }, next);
    yield* rows.map(({ row }) => row);
    last = rows.at(-1)?.id ?? last;
    if (rows.length < PAGE) return;
  }
}

function pageOf(
  db: Db,
  { table, held, holder }: { table: string; held: HeldTable; holder: Holder },
  which: SQL,
): Promise<Page[]> {
  const { where, without = [], told, order } = held;
  const left = without.map((column) => sql` - ${column}::text`);
  // From where somebody else changed the row is no data about the person.
  const address = sql` - case when to_jsonb(held)->>'id_user_mod' = ${String(holder.id)} then '' else 'mod_ip' end`;
  const row = sql`(to_jsonb(held)${sql.join(left, sql``)}${address}) || ${told?.(holder) ?? sql`'{}'::jsonb`}`;
  const id = order === undefined ? sql`held.id` : sql`0`;
  return db
    .select({ id: sql`id`.mapWith(Number), row: sql<unknown>`"row"` })
    .from(
      sql`(select ${id} as id, ${row} as "row" from ${sql.identifier(table)} as held where ${where(holder)} ${which}) as page`,
    );
}
