import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns';

/**
 * Who looked at a person's objects. Not links of the log: a chain is written by one transaction at a time, and readings
 * are many (decision 0107). They outlive an account, so they have no foreign keys.
 */
export const baseReading = pgTable(
  'base_reading',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Business time, as of the log. */
    date: moment().notNull(),
    /** Whose object it is. */
    id_person: integer().notNull(),
    /** The reader, or the person as whom the staff member acted. */
    id_user: integer().notNull(),
    /** The staff member, while acting as somebody. */
    id_user_main: integer(),
    obj_type: text().notNull(),
    id_obj: integer().notNull(),
    /** Of the route: what of the object was read. */
    path: text().notNull(),
  },
  (table) => [index('base_reading_person').on(table.id_person, table.id)],
);
