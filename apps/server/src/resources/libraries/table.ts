import type { IsoDate } from '@urzad/domain';
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, json, yesNo } from '../../columns';

/** A dictionary of an application, „Słownik” (Process §2.18). */
export const library = pgTable(
  'library',
  {
    ...commonColumns(),
    code: text().notNull(),
    name: text().notNull(),
    name_en: text().notNull(),
    /** Written by `polishSortKey`: both databases sort in the same order. */
    name_sort: text().notNull(),
    /** Its codes are fixed. */
    system: yesNo().notNull(),
    level: text({ enum: ['system', 'application'] }).notNull(),
    /** Whose its codes are (decision 0151). */
    kind: text({ enum: ['rules', 'register', 'office', 'places'] }).notNull(),
  },
  (table) => [
    uniqueIndex('library_key').on(table.id_application, table.code),
    index().on(table.id_application, table.name_sort, table.id),
  ],
);

/** An item of a dictionary. One that was deleted keeps its row, so that a start of the server does not bring it back. */
export const libraryItem = pgTable(
  'libraryitem',
  {
    ...commonColumns(),
    id_library: integer().notNull(),
    code: text().notNull(),
    name: text().notNull(),
    name_en: text().notNull(),
    name_sort: text().notNull(),
    /** Its place in the order, from 1. */
    number: integer().notNull(),
    color: text({ enum: ['grey', 'blue', 'orange', 'purple', 'green', 'red'] }),
    valid_from: date({ mode: 'string' }).$type<IsoDate>(),
    valid_to: date({ mode: 'string' }).$type<IsoDate>(),
    /** Code of the item above it, in the dictionary above. */
    parent: text(),
    extra: json<Record<string, string | number>>().notNull().default(sql`'{}'::jsonb`),
    archived: yesNo().notNull().default('no'),
  },
  (table) => [
    uniqueIndex('libraryitem_key').on(table.id_library, table.code),
    index().on(table.id_library, table.number, table.id),
    index().on(table.id_library, table.name_sort, table.id),
  ],
);
