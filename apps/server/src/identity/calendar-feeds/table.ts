import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../columns';

/** The secret addresses at which programs read the calendars of people (decision 0183); of each only its hash is kept. */
export const calendarFeed = pgTable(
  'calendarfeed',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    id_application: integer().notNull(),
    id_user: integer().notNull(),
    /** The role in which it was made: it shows what the person sees in that role, whichever they choose later. */
    id_role: integer().notNull(),
    hash: text().notNull().unique(),
    create_date: moment().notNull(),
  },
  (table) => [uniqueIndex().on(table.id_user, table.id_application), index().on(table.id_role)],
);

export type FeedRow = typeof calendarFeed.$inferSelect;
