// The floor of list-endpoint.mjs: Fastify and the query of the list, prepared, and nothing else. No sign-in, no checks of
// query and answer, no log. With DATABASE_URL by the bare driver of PostgreSQL, else by Drizzle on PGlite.
import { PGlite } from '@electric-sql/pglite';
import { and, count, desc, eq, lt, sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import fastify from 'fastify';
import postgres from 'postgres';

const COUNT_LIMIT = 10_001;
const NEWEST = 2_147_483_647;

const { PORT, DATABASE, DATABASE_URL, ID_USER } = process.env;
const id_user = Number(ID_USER);
const rowsOf = DATABASE_URL ? onPostgres(DATABASE_URL) : await onPglite(DATABASE ?? '');

const app = fastify();
app.get('/list', async () => {
  const rows = await rowsOf();
  return { data: rows.map(({ found, ...row }) => row), count: rows.at(0)?.found ?? 0 };
});
await app.listen({ port: Number(PORT), host: '127.0.0.1' });

/** @typedef {Record<string, unknown> & { found: number }} Row */

/** @param {string} url @returns {() => Promise<readonly Row[]>} */
function onPostgres(url) {
  const client = postgres(url, { max: 10 });
  return () => client`
    select id, content_name, content_text, create_date, show, obj_type, id_obj,
           (select count(*)::int from (select id from basenotification
             where id_user = ${id_user} and deleted = 'no' limit ${COUNT_LIMIT}) counted) as found
      from basenotification
     where id_user = ${id_user} and deleted = 'no' and id < ${NEWEST}
     order by id desc limit ${9}`;
}

/** @param {string} folder @returns {Promise<() => Promise<readonly Row[]>>} */
async function onPglite(folder) {
  const notification = pgTable('basenotification', {
    id: integer().primaryKey(),
    id_user: integer().notNull(),
    content_name: text().notNull(),
    content_text: text().notNull(),
    create_date: timestamp({ precision: 3, withTimezone: true, mode: 'date' }).notNull(),
    show: text().notNull(),
    obj_type: text(),
    id_obj: integer(),
    deleted: text().notNull(),
  });
  const { id, content_name, content_text, create_date, show, obj_type, id_obj } = notification;
  const db = drizzle(await PGlite.create(folder));
  const mine = and(eq(notification.id_user, sql.placeholder('id_user')), eq(notification.deleted, 'no'));
  const counted = db.select({ id }).from(notification).where(mine).limit(COUNT_LIMIT).as('counted');
  const total = db.select({ count: count() }).from(counted);
  const page = db
    .select({
      ...{ id, content_name, content_text, create_date, show, obj_type, id_obj },
      found: sql`${total}`.mapWith(Number),
    })
    .from(notification)
    .where(and(mine, lt(notification.id, sql.placeholder('before'))))
    .orderBy(desc(notification.id))
    .limit(sql.placeholder('limit'))
    .prepare('bare_page');
  return () => page.execute({ id_user, before: NEWEST, limit: 9 });
}
