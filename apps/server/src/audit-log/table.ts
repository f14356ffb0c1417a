import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns';

/** The append-only log (Process §2.18). Triggers of the first migration refuse every UPDATE, DELETE and TRUNCATE. */
export const baseLog = pgTable(
  'base_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    date: moment().notNull(),
    level: text({ enum: ['info', 'warning'] }).notNull(),
    event: text().notNull(),
    id_user: integer(),
    /** The staff member, while acting as somebody. */
    id_user_main: integer(),
    ip: text(),
    method: text(),
    path: text(),
    obj_type: text(),
    id_obj: integer(),
    diff: jsonb(),
    request_id: text(),
    prev_hash: text().notNull(),
    hash: text().notNull(),
  },
  (table) => [
    index().on(table.obj_type, table.id_obj, table.id),
    index().on(table.id_user, table.id),
    // The sign-ins of one account, in the words of `SIGN_IN_EVENTS`.
    index('base_log_sign_ins')
      .on(table.id_obj, table.id)
      .where(sql`${table.event} in ('user.login', 'user.login-failed', 'user.login-refused')`),
    /** What was done on an account by one who acted for its owner. */
    index('base_log_acting')
      .on(table.id_user, table.id_user_main, table.id)
      .where(sql`${table.id_user_main} is not null`),
  ],
);
