import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, yesNo } from '../../columns';

/** A group of the office, „Grupa” (Process §2.18). */
export const userGroup = pgTable(
  'usergroup',
  {
    ...commonColumns(),
    name: text().notNull(),
    /** Written by `polishSortKey`: both databases sort in the same order. */
    name_sort: text().notNull(),
    active: yesNo().notNull().default('yes'),
    /** One of the members. */
    id_leader: integer(),
    /** Ids of accounts; a group has few. */
    members: integer().array().notNull(),
  },
  (table) => [
    uniqueIndex('usergroup_name').on(table.name_sort).where(sql`${table.deleted} = 'no'`),
    index().on(table.name_sort, table.id),
    index().on(table.id_leader),
  ],
);
