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
    // Those of the list of the office, which is in the order of dates; `whereOf` of base-log says which filter needs which.
    index().on(table.date, table.id),
    index().on(table.event, table.date, table.id),
    index().on(table.id_user, table.date, table.id),
    index().on(table.ip, table.date, table.id),
    index('base_log_main')
      .on(table.id_user_main, table.date, table.id)
      .where(sql`${table.id_user_main} is not null`),
    index('base_log_acted').on(table.date, table.id).where(sql`${table.id_user_main} is not null`),
    index('base_log_warnings').on(table.date, table.id).where(sql`${table.level} = 'warning'`),
    // The reports: the kind of object, sign-ins and changes of roles in their order.
    index().on(table.obj_type, table.id),
    index('base_log_sign_ins_order')
      .on(table.id)
      .where(sql`${table.event} in ('user.login', 'user.login-failed', 'user.login-refused')`),
    index('base_log_role_changes')
      .on(table.id)
      .where(sql`${table.event} in ('userrole.add', 'userrole.end')`),
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
