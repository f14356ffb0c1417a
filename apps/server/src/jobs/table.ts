import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, yesNo } from '../columns';

/** Cyclic tasks (Process §2.21). The times of a task are those of its clock. */
export const baseTask = pgTable('base_task', {
  name: text().primaryKey(),
  enabled: yesNo().notNull().default('yes'),
  next_run: moment().notNull(),
  last_run: moment(),
  last_status: text({ enum: ['done', 'failed'] }),
  /** Length of the last run. */
  last_ms: integer(),
  /** The server that runs it now. */
  lock_by: text(),
  /** Real time after which that server counts as dead, and the turn is another's. */
  lock_to: moment(),
});

/** Runs that changed something or failed. */
export const baseTaskRun = pgTable(
  'base_task_run',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text()
      .notNull()
      .references(() => baseTask.name),
    date: moment().notNull(),
    status: text({ enum: ['done', 'failed'] }).notNull(),
    ms: integer().notNull(),
    /** How many things it changed. */
    changed: integer().notNull(),
    /** Why it failed, without values of the database. */
    error: text(),
  },
  (table) => [index().on(table.name, table.id), index().on(table.date)],
);
