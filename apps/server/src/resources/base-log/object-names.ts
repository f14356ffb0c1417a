import { OBJ_TYPES } from '@urzad/contract';
import { sql } from 'drizzle-orm';
import type { LogRow } from '../../audit-log/chain';
import type { Db } from '../../db';
import { namesOf } from '../users/public';

/** Where objects have their number or name: a column of the table of that name. */
const COLUMNS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(OBJ_TYPES.map((type) => [type, 'number'])),
  officecase: 'sign',
  contactmessage: 'name',
  // A co-funding is known by its contract.
  cofundinggrant: '',
  role: 'name',
  usergroup: 'name',
  basedocument: 'number',
};

/** What the objects of some rows are called: `{type} {id}` → number or name. */
export async function objectNames(db: Db, rows: readonly LogRow[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const type of new Set(rows.flatMap(({ obj_type }) => obj_type ?? []))) {
    const ofType = rows.filter(({ obj_type }) => obj_type === type);
    const ids = [...new Set(ofType.flatMap(({ id_obj }) => id_obj ?? []))];
    if (ids.length === 0) continue;
    const found = type === 'user' ? await namesOf(db, ids) : await namesIn(db, type, ids);
    for (const [id, name] of found) names.set(`${type} ${id}`, name);
  }
  return names;
}

async function namesIn(db: Db, type: string, ids: readonly number[]): Promise<Map<number, string>> {
  const column = COLUMNS[type];
  if (!column) return new Map();
  const table = sql.identifier(type);
  const among = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  const rows = await db
    .select({ id: sql<number>`id`, name: sql<string | null>`${sql.identifier(column)}` })
    .from(sql`${table}`)
    .where(sql`id in (${among})`);
  return new Map(rows.flatMap(({ id, name }) => (name === null ? [] : [[Number(id), name] as const])));
}
