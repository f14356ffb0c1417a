import type { ReportSettings, ReportSummary } from '@urzad/contract';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, json, moment, yesNo } from '../../columns';
import type { ReportViewer } from './report-source';

/** A saved definition of a report. It keeps no rows. */
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

/** What was asked of a summary, beside who asked. */
export type SummarySettings = Pick<ReportSettings, 'filters' | 'sort' | 'groups' | 'operations'>;

/** Summaries that took too long while somebody waited. The task `report_refresh` computes them each night. */
export const reportSummary = pgTable('report_summary', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Of the query that answers it, with its parameters: whose query is the same may see the same rows. */
  digest: text().notNull().unique(),
  /** The code of the report. */
  source: text().notNull(),
  settings: json<SummarySettings>().notNull(),
  /** Who asked first, with the rights of that time. */
  viewer: json<ReportViewer>().notNull(),
  /** When it was last asked for. What nobody asks for is forgotten. */
  asked_date: moment().notNull(),
  computed_date: moment(),
  /** Empty until the first night, and when a night was too short for it. */
  summary: json<Omit<ReportSummary, 'computed_at'>>(),
});
