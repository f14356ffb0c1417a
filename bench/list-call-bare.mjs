// The floor of list-call.mjs: Fastify and prepared Drizzle, the queries of the list and nothing else. No sign-in, no
// checks of query and answer, no log.
import { PGlite } from '@electric-sql/pglite';
import { and, count, desc, eq, lt, sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import fastify from 'fastify';

const COUNT_LIMIT = 10_001;
const NEWEST = 2_147_483_647;

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

const { PORT, DATABASE, ID_USER } = process.env;
const db = drizzle(await PGlite.create(DATABASE ?? ''));
const mine = and(eq(notification.id_user, sql.placeholder('id_user')), eq(notification.deleted, 'no'));
const page = db
  .select()
  .from(notification)
  .where(and(mine, lt(notification.id, sql.placeholder('before'))))
  .orderBy(desc(notification.id))
  .limit(sql.placeholder('limit'))
  .prepare('bare_page');
const counted = db.select({ id: notification.id }).from(notification).where(mine).limit(COUNT_LIMIT).as('c');
const total = db.select({ count: count() }).from(counted).prepare('bare_count');

const app = fastify();
app.get('/list', async () => {
  const id_user = Number(ID_USER);
  const [data, [found]] = await Promise.all([
    page.execute({ id_user, before: NEWEST, limit: 9 }),
    total.execute({ id_user }),
  ]);
  return { data, count: found?.count ?? 0 };
});
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
