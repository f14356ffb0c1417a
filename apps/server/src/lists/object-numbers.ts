import { OBJ_TYPES, type ObjectRef, type ObjType } from '@urzad/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../db';

/** Where objects have their number or name: a column of the table of that name. */
const COLUMNS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(OBJ_TYPES.map((type) => [type, 'number'])),
  officecase: 'sign',
  contactmessage: 'name',
  // A co-funding is known by its contract.
  cofundinggrant: '',
  // Their names are for those who are in them alone.
  calendarevent: '',
  chatroom: '',
  retentionlist: '',
  role: 'name',
  usergroup: 'name',
  basedocument: 'number',
};

/** Objects with a number that somebody may type: `UM/2027/00012`, `PMG.4321.41.2026`. */
const NUMBERED = OBJ_TYPES.filter((type) => COLUMNS[type] && type !== 'contactmessage');

/** What is typed as a number has a digit and no space. */
const NUMBER = /^\S*[0-9]\S*$/;

/** The numbers or names of objects of one kind, by their ids. */
export async function objectNumbers(
  db: Db,
  type: string,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const column = COLUMNS[type];
  if (!column || ids.length === 0) return new Map();
  const among = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  const rows = await db
    .select({ id: sql<number>`id`, name: sql<string | null>`${sql.identifier(column)}` })
    .from(sql`${sql.identifier(type)}`)
    .where(sql`id in (${among})`);
  return new Map(rows.flatMap(({ id, name }) => (name === null ? [] : [[Number(id), name] as const])));
}

/** Objects of an application, of some kinds, whose whole number was typed, in the letters of numbers. */
export async function objectsNumbered(
  db: Db,
  typed: string,
  { id_application, types }: { id_application: number; types: readonly string[] },
): Promise<ObjectRef[]> {
  const number = typed.trim().toUpperCase();
  const numbered = NUMBERED.filter((type) => types.includes(type));
  if (!NUMBER.test(number) || numbered.length === 0) return [];
  const each = numbered.map(
    (type) =>
      sql`select ${type}::text as obj_type, id as id_obj from ${sql.identifier(type)} where id_application = ${id_application} and ${sql.identifier(COLUMNS[type] ?? '')} = ${number}`,
  );
  return db
    .select({ obj_type: sql<ObjType>`obj_type`, id_obj: sql`id_obj`.mapWith(Number) })
    .from(sql`(${sql.join(each, sql` union all `)}) as numbered`);
}
