import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment } from '../../columns';

/**
 * A browser in which somebody signed in (Order §11). It proves no one: its wrong passwords are counted apart from those
 * of strangers, who cannot keep the owner out. All dates are technical time.
 */
export const userDevice = pgTable(
  'user_device',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    id_user: integer().notNull(),
    /** The hash of the cookie `known_device`. Several people may use one browser. */
    hash: text().notNull(),
    failed_logins: integer().notNull().default(0),
    lock_to: moment(),
    create_date: moment().notNull(),
    expire_date: moment().notNull(),
  },
  (table) => [unique().on(table.hash, table.id_user), index().on(table.id_user)],
);
