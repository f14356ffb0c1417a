import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../columns';

/**
 * Mailed links that sign in (Order §2), also those of addresses without an account, which were sent to nobody. All
 * dates are technical time.
 */
export const userLoginLink = pgTable(
  'user_login_link',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    mail: text().notNull(),
    hash: text().notNull().unique(),
    create_date: moment().notNull(),
    expire_date: moment().notNull(),
    used_date: moment(),
  },
  (table) => [index().on(table.mail), index().on(table.expire_date)],
);
