import { TASK_TROUBLES, type TaskNote, type TaskParams } from '@urzad/contract';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { json, moment, yesNo } from '../columns';

/** Cyclic tasks (Process §2.21). The times of a task are those of its clock, unless they are said to be others. */
export const baseTask = pgTable(
  'base_task',
  {
    name: text().primaryKey(),
    enabled: yesNo().notNull().default('yes'),
    next_run: moment().notNull(),
    last_run: moment(),
    last_status: text({ enum: ['done', 'failed'] }),
    /** Length of the last run. */
    last_ms: integer(),
    /** How many things the last run changed. */
    last_changed: integer(),
    /** What the last run has found. */
    last_note: json<TaskNote>(),
    /** Why the last run failed, as in `base_task_run`. */
    last_trouble: text({ enum: TASK_TROUBLES }),
    last_error: text(),
    /** How many runs failed one after the other. */
    failed_in_row: integer().notNull().default(0),
    /** The server that runs it now. */
    lock_by: text(),
    /** Real time after which that server counts as dead, and the turn is another's. */
    lock_to: moment(),
    /** When the run of that server began. */
    begin_date: moment(),
    /** Real time at which somebody asked for a run; empty once it is over. */
    asked_date: moment(),
    /** Who switched it off, when (business time) and why. */
    id_user_off: integer(),
    off_date: moment(),
    off_reason: text(),
    /** Numbers that somebody has set (`paramsOfTask`). */
    params: json<TaskParams>().notNull().default({}),
    /** Grows with each change by a person; runs leave it. */
    row_version: integer().notNull().default(1),
  },
  (table) => [index().on(table.id_user_off)],
);

/** Runs that changed something, failed or were asked for. */
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
    /** Somebody asked for it. */
    by_hand: yesNo().notNull().default('no'),
    note: json<TaskNote>(),
    /** What kind of error it was, and the error itself without values of the database. */
    trouble: text({ enum: TASK_TROUBLES }),
    error: text(),
  },
  (table) => [index().on(table.name, table.id), index().on(table.date)],
);
