// Rows made by the database from one row of the demo data: a million of them by requests would take days.

/**
 * Copies the row of a table with these ids and values, once for each number of a range. Indexes are made anew
 * afterwards, which is faster than keeping them during the insert.
 *
 * @param {import('postgres').Sql} db
 * @param {{ table: string, like: string, from: number, to: number, values: Readonly<Record<string, string>> }} copies
 *   `like` finds the row to copy; `values` are SQL expressions of `n` and of the columns of `one`
 */
export async function copyRow(db, { table, like, from, to, values }) {
  const columns = await db`
    select column_name as name from information_schema.columns
     where table_name = ${table} and table_schema = 'public' and is_generated = 'NEVER'`;
  const names = columns.map(({ name }) => String(name)).filter((name) => name !== 'id' && name !== 'uuid');
  const chosen = names.map((name) => values[name] ?? `one."${name}"`);
  const indexes = await dropIndexes(db, table);
  await db.unsafe(`
    insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')})
    select ${chosen.join(', ')}
      from (select * from "${table}" where ${like} limit 1) one, generate_series(${from}, ${to}) n`);
  for (const index of indexes) await db.unsafe(index);
  await db.unsafe(`vacuum analyze "${table}"`);
}

/** @param {import('postgres').Sql} db @param {string} table @returns {Promise<string[]>} how to make them again */
async function dropIndexes(db, table) {
  const found = await db`
    select indexname, indexdef from pg_indexes
     where tablename = ${table} and indexdef not like 'CREATE UNIQUE%'`;
  for (const { indexname } of found) await db.unsafe(`drop index "${indexname}"`);
  return found.map(({ indexdef }) => String(indexdef));
}
