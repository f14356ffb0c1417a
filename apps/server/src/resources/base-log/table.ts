import type { LogCheck, LogVerdictView } from '@urzad/contract';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { json, moment } from '../../columns';

/** Checks of the chain of the log: one runs at a time, whichever server does it. */
export const baseLogCheck = pgTable(
  'base_log_check',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    status: text({ enum: ['running', 'done', 'stopped', 'failed'] })
      .$type<LogCheck['status']>()
      .notNull(),
    /** Business time. */
    begun_date: moment().notNull(),
    ended_date: moment(),
    id_user: integer().notNull(),
    /** Checked so far, of about so many. */
    rows: bigint({ mode: 'number' }).notNull().default(0),
    total: bigint({ mode: 'number' }).notNull(),
    /** Technical time; a check that was silent for long has died with its server. */
    beat_date: moment().notNull(),
    verdict: json<LogVerdictView>(),
  },
  (table) => [
    index().on(table.id_user),
    uniqueIndex('base_log_check_running').on(table.status).where(sql`${table.status} = 'running'`),
    index('base_log_check_done').on(table.id).where(sql`${table.status} = 'done'`),
  ],
);
