// Rows made by the database from one row of the demo data: a million of them by requests would take days.

/**
 * Copies the row of a table with these values, `n` from 1 to a count; the ids of the copies follow each other. Indexes
 * are made anew afterwards, which is faster than keeping them during the insert. Foreign keys are not checked: a copy
 * refers to what its row refers to, or to other copies.
 *
 * @param {import('postgres').Sql} db of one connection
 * @param {{ table: string, like: string, count: number, values: Readonly<Record<string, string>> }} copies `like` finds
 *   the row to copy; `values` are SQL expressions of `n` and of the columns of `one`
 * @returns {Promise<number>} the id of the first copy
 */
export async function copyRow(db, { table, like, count, values }) {
  const columns = await db`
    select column_name as name from information_schema.columns
     where table_name = ${table} and table_schema = 'public' and is_generated = 'NEVER'`;
  const names = columns.map(({ name }) => String(name)).filter((name) => name !== 'id' && name !== 'uuid');
  const chosen = names.map((name) => values[name] ?? `one."${name}"`);
  const indexes = await dropIndexes(db, table);
  const [before] = await db.unsafe(`select coalesce(max(id), 0) as id from "${table}"`);
  await db.unsafe(`set session_replication_role = replica; set maintenance_work_mem = '512MB'`);
  await db.unsafe(`
    insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')})
    select ${chosen.join(', ')}
      from (select * from "${table}" where ${like} order by id limit 1) one, generate_series(1, ${count}) n
     order by n`);
  await db.unsafe(`reset session_replication_role`);
  for (const index of indexes) await db.unsafe(index);
  await db.unsafe(`vacuum analyze "${table}"`);
  const [first] = await db.unsafe(`select min(id) as id from "${table}" where id > ${before?.id}`);
  return Number(first?.id);
}

/** @param {import('postgres').Sql} db @param {string} table @returns {Promise<string[]>} how to make them again */
async function dropIndexes(db, table) {
  const found = await db`
    select indexname, indexdef from pg_indexes
     where tablename = ${table} and indexdef not like 'CREATE UNIQUE%'`;
  for (const { indexname } of found) await db.unsafe(`drop index "${indexname}"`);
  return found.map(({ indexdef }) => String(indexdef));
}
