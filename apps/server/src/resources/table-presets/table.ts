import type { TablePresetColumn, TablePresetFilters } from '@urzad/domain';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, json, yesNo } from '../../columns';

/** A named view of a table, private to one person (Spec §3). At most one `selected` and one `default` for each table. */
export const baseTablePreset = pgTable(
  'basetablepreset',
  {
    ...commonColumns(),
    id_user: integer().notNull(),
    name: text().notNull(),
    table_code: text().notNull(),
    table_column_number: integer().notNull(),
    default: yesNo().notNull(),
    table_autofill: yesNo().notNull(),
    selected: yesNo().notNull(),
    filters: json<TablePresetFilters>().notNull(),
    columns: json<readonly NumberedColumn[]>().notNull(),
  },
  (table) => [
    index().on(table.id_user),
    index('basetablepreset_list').on(table.id_user, table.id).where(sql`${table.deleted} = 'no'`),
    uniqueIndex('basetablepreset_selected')
      .on(table.id_user, table.table_code)
      .where(sql`${table.selected} = 'yes' and ${table.deleted} = 'no'`),
    uniqueIndex('basetablepreset_default')
      .on(table.id_user, table.table_code)
      .where(sql`${table.default} = 'yes' and ${table.deleted} = 'no'`),
  ],
);

/** Only columns with a number are kept (Spec §7). */
type NumberedColumn = TablePresetColumn & { table_column_number: number };
