import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns } from '../../columns';

/** The dictionary MIEJSCOWOSCI (Process §0.2): what it began with, what was imported, what the office added. */
export const locality = pgTable(
  'locality',
  {
    ...commonColumns(),
    name: text().notNull(),
    /** A code of the dictionary GMINY. */
    community: text().notNull(),
    /** Identifier in the register SIMC; `null` for what did not come from there. */
    sym: text().unique(),
    name_sort: text().notNull(),
  },
  (table) => [uniqueIndex('locality_key').on(table.name, table.community)],
);
