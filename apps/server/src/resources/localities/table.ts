import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns } from '../../columns';
import { foldedText } from '../../lists/text-match';

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
  (table) => [
    uniqueIndex('locality_key').on(table.name, table.community),
    index('locality_beginning').on(sql`${foldedText([table.name])} text_pattern_ops`),
    index('locality_list').on(table.name_sort, table.id),
  ],
);

/** Whether a member of the office added the place: those of the product have no author, those of the registers a number. */
export function isOfOffice({
  sym,
  id_user_create,
}: Pick<typeof locality.$inferSelect, 'sym' | 'id_user_create'>): boolean {
  return sym === null && id_user_create !== null;
}
