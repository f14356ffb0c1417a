import type { ReportSettings } from '@urzad/contract';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, json, yesNo } from '../../columns';

/** A saved definition of a report. Its rows are never kept: they are read anew each time. */
export const raportConfig = pgTable(
  'raportconfig',
  {
    ...commonColumns(),
    /** Whose it is. */
    id_user: integer().notNull(),
    name: text().notNull(),
    /** Written by `polishSortKey`: both databases sort in the same order. */
    name_sort: text().notNull(),
    /** The code of the report. */
    source: text().notNull(),
    shared: yesNo().notNull().default('no'),
    settings: json<ReportSettings>().notNull(),
  },
  (table) => [
    uniqueIndex('raportconfig_name')
      .on(table.id_application, table.id_user, table.name_sort)
      .where(sql`${table.deleted} = 'no'`),
    index().on(table.id_user, table.id),
    index().on(table.id_application, table.name_sort, table.id),
  ],
);
