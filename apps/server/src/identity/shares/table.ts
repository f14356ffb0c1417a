import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { commonColumns, moment } from '../../columns';
import { user } from '../table';

/** A person lets one member of staff act for them (Process §2.18). Dates are business time. */
export const accountShare = pgTable(
  'account_share',
  {
    ...commonColumns(),
    /** Whose account it is. */
    id_user: integer()
      .notNull()
      .references(() => user.id),
    /** The member of staff. */
    id_user_main: integer()
      .notNull()
      .references(() => user.id),
    /** The office address that was named. */
    mail: text().notNull(),
    valid_to: moment().notNull(),
    revoked_date: moment(),
  },
  (table) => [index().on(table.id_user, table.id), index().on(table.id_user_main, table.valid_to)],
);
