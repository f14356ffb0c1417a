import { DAY_MS } from '@urzad/domain';
import { and, eq, isNull, lt, lte, or } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../db';
import { baseTask, baseTaskRun } from './table';

export type TaskRow = typeof baseTask.$inferSelect;
type Values = PgUpdateSetSource<typeof baseTask>;

export async function findTasks(db: Db): Promise<Map<string, TaskRow>> {
  const rows = await db.select().from(baseTask);
  return new Map(rows.map((row) => [row.name, row]));
}

/** Adds tasks that the database does not know yet. */
export async function addTasks(db: Db, tasks: readonly Pick<TaskRow, 'name' | 'next_run'>[]): Promise<void> {
  if (tasks.length > 0)
    await db
      .insert(baseTask)
      .values([...tasks])
      .onConflictDoNothing();
}

interface Lock {
  name: string;
  lock_by: string;
}

/**
 * Takes the turn, or the run that somebody asked for, that was read in `row`, or says that another server has it or had
 * it.
 * @param now real time
 * @returns the row as it is now
 */
export async function lockTurn(
  db: Db,
  { name, next_run, asked_date }: TaskRow,
  { now, ...lock }: { lock_by: string; lock_to: Date; begin_date: Date; now: Date },
): Promise<TaskRow | undefined> {
  const isThisTurn = and(eq(baseTask.next_run, next_run), eq(baseTask.enabled, 'yes'));
  const isAsked = asked_date === null ? isThisTurn : eq(baseTask.asked_date, asked_date);
  const [locked] = await db
    .update(baseTask)
    .set(lock)
    .where(and(eq(baseTask.name, name), isAsked, isFree(now)))
    .returning();
  return locked;
}

/** No living server runs the task. */
export function isFree(now: Date) {
  return or(isNull(baseTask.lock_to), lte(baseTask.lock_to, now));
}

/** Changes a task that this server has locked, and nothing once another server has it. */
export async function updateLocked(db: Db, { name, lock_by }: Lock, values: Values): Promise<boolean> {
  const updated = await db
    .update(baseTask)
    .set(values)
    .where(and(eq(baseTask.name, name), eq(baseTask.lock_by, lock_by)))
    .returning({ name: baseTask.name });
  return updated.length > 0;
}

/** Brings a turn forward that lies further ahead than the next one can: the clock was turned back. */
export async function bringForward(db: Db, { name, next_run }: TaskRow, turn: Date): Promise<void> {
  await db
    .update(baseTask)
    .set({ next_run: turn })
    .where(and(eq(baseTask.name, name), eq(baseTask.next_run, next_run)));
}

/**
 * Deletes runs that are older than they are kept.
 * @returns how many
 */
export async function sweepRuns(db: Db, now: Date, keptDays: number): Promise<number> {
  const deleted = await db
    .delete(baseTaskRun)
    .where(lt(baseTaskRun.date, new Date(now.getTime() - keptDays * DAY_MS)))
    .returning({ id: baseTaskRun.id });
  return deleted.length;
}

export async function addRun(tx: Tx, run: typeof baseTaskRun.$inferInsert): Promise<void> {
  await tx.insert(baseTaskRun).values(run);
}
