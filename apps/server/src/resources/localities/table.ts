import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns } from '../../columns';

/** The dictionary MIEJSCOWOSCI (Process §0.2): the initial places, imported ones and those that the office added. */
export const locality = pgTable(
  'locality',
  {
    ...commonColumns(),
    name: text().notNull(),
    /** A code of the dictionary GMINY. */
    community: text().notNull(),
    /** Identifier in the register SIMC; `null` for places from elsewhere. */
    sym: text().unique(),
    name_sort: text().notNull(),
  },
  (table) => [uniqueIndex('locality_key').on(table.name, table.community)],
);
