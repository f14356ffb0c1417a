import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns';

/** Calls that a developer recorded (Spec §7, header `record`), without secrets. All dates are technical time. */
export const baseRecordedAction = pgTable(
  'base_recorded_action',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    id_user: integer().notNull(),
    date: moment().notNull(),
    method: text().notNull(),
    path: text().notNull(),
    query: jsonb().notNull(),
    /** Null for a call without one, and for bytes. */
    body: jsonb(),
    status: integer().notNull(),
    ms: integer().notNull(),
  },
  (table) => [index().on(table.id_user, table.id)],
);
