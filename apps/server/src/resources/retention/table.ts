import type { IsoDate } from '@urzad/domain';
import type { RetentionListStatus, RetentionStatus } from '@urzad/grants';
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, moment } from '../../columns';

/** A list of people whose data is kept no longer (Process §7.5, §7.7), and what the inspector decided on it. */
export const retentionList = pgTable(
  'retentionlist',
  {
    ...commonColumns(),
    status: text().$type<RetentionListStatus>().notNull().default('prepared'),
    /** The number of the consent of the archive; empty until the list is approved. */
    consent: text().notNull().default(''),
    /** Why the list was refused. */
    reason: text().notNull().default(''),
    id_user_decided: integer(),
    decided_date: moment(),
  },
  (table) => [
    index().on(table.id_user_decided),
    // What is decided on is one list: another is made when it is decided.
    uniqueIndex('retentionlist_one_prepared')
      .on(table.id_application)
      .where(sql`${table.status} = 'prepared'`),
  ],
);

/** One person of a list. Nothing of their data stands here, so that the row may outlive it. */
export const retentionRow = pgTable(
  'retentionrow',
  {
    ...commonColumns(),
    id_list: integer()
      .notNull()
      .references(() => retentionList.id),
    id_user: integer().notNull(),
    status: text().$type<RetentionStatus>().notNull().default('proposed'),
    /** The last days of both terms, and the category of the longer term of the archive, as on the day of the list. */
    rodo_to: day().notNull(),
    archive_to: day().notNull(),
    retention_to: day().notNull(),
    category: text().notNull(),
    /** The signs of the person's cases. */
    signs: text().array().notNull(),
    /** Why the data stays. */
    reason: text().notNull().default(''),
    erased_date: moment(),
  },
  (table) => [
    uniqueIndex('retentionrow_once').on(table.id_list, table.id_user),
    index().on(table.id_user),
    index().on(table.status, table.retention_to, table.id),
    index().on(table.retention_to, table.id),
  ],
);

export type RetentionListRecord = typeof retentionList.$inferSelect;
export type RetentionRecord = typeof retentionRow.$inferSelect;

function day() {
  return date({ mode: 'string' }).$type<IsoDate>();
}
