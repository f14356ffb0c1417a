import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, json } from '../columns';

/** A section of the settings that was changed in `/config`; one without a row is as the server was started. */
export const baseSetting = pgTable(
  'basesetting',
  {
    ...commonColumns(),
    /** A name of `SETTINGS`, or that of a template of notices. */
    key: text().notNull(),
    /** The answers, and for mail the sealed password. */
    value: json<Record<string, unknown>>().notNull(),
  },
  (table) => [
    uniqueIndex('basesetting_key').on(table.id_application, table.key).where(sql`${table.deleted} = 'no'`),
    index().on(table.key),
  ],
);
