import type { TASK_TROUBLES, TaskNote, TaskParams } from '@urzad/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { appendLog, systemOrigin } from '../audit-log/log';
import { messageOf } from '../http/logger';
import type { Job } from './define-job';
import { baseTask } from './table';
import { addRun, updateLocked } from './tasks';
import { tellOfFailures } from './tell-of-failures';
import { troubleOf } from './trouble';

/** A server that has not renewed its lock for so long counts as dead. */
export const LOCK_MS = 2 * 60_000;
const RENEW_MS = 30_000;
/** A failed turn is tried again after this time, if the next one is later. */
const RETRY_MS = 5 * 60_000;

interface Turn {
  job: Job;
  lock_by: string;
  /** By the clock of the task. */
  now: Date;
  params: TaskParams;
  /** Somebody asked for it. */
  isByHand: boolean;
  signal: AbortSignal;
}

interface Outcome {
  status: 'done' | 'failed';
  changed: number;
  note: TaskNote | null;
  trouble: (typeof TASK_TROUBLES)[number] | null;
  error: string | null;
}

/** What a task has that nobody runs. */
const FREE = { lock_by: null, lock_to: null, begin_date: null };

/** Runs a turn that this server has locked, and records it. A failure stays here. */
export async function runJob(app: FastifyInstance, turn: Turn): Promise<void> {
  const { job, lock_by, signal } = turn;
  const lock = { name: job.name, lock_by };
  const begun = performance.now();
  const renewal = setInterval(() => {
    const lock_to = new Date(app.clock.now().getTime() + LOCK_MS);
    // A database that does not answer fails the run itself.
    updateLocked(app.db, lock, { lock_to }).catch(() => undefined);
  }, RENEW_MS);
  renewal.unref();

  try {
    const outcome = await outcomeOf(app, turn);
    // A run that was broken off keeps its turn, which the next server takes at once.
    if (!outcome) {
      await updateLocked(app.db, lock, FREE);
      return;
    }
    await record(app, turn, { ...outcome, ms: Math.round(performance.now() - begun) });
    if (outcome.status === 'failed') await tellOfFailures(app, job.name);
  } catch (error) {
    if (!signal.aborted) app.log.error({ err: error, task: job.name }, 'A cyclic task could not be recorded');
  } finally {
    clearInterval(renewal);
  }
}

async function outcomeOf(
  app: FastifyInstance,
  { job, now, params, signal }: Turn,
): Promise<Outcome | undefined> {
  try {
    signal.throwIfAborted();
    const found = await job.run(app, now, signal, params);
    const { changed, note } = typeof found === 'number' ? { changed: found, note: null } : found;
    return { status: 'done', changed, note, trouble: null, error: null };
  } catch (error) {
    if (signal.aborted) return undefined;
    app.log.error({ err: error, task: job.name }, 'A cyclic task failed');
    const failure = { trouble: troubleOf(error), error: messageOf(error) };
    return { status: 'failed', changed: 0, note: null, ...failure };
  }
}

async function record(
  app: FastifyInstance,
  { job, lock_by, now, isByHand }: Turn,
  { ms, ...outcome }: Outcome & { ms: number },
): Promise<void> {
  const { name } = job;
  const { status, changed, note, trouble, error } = outcome;
  const isDone = status === 'done';
  const values = {
    ...FREE,
    ...{ last_run: now, last_status: status, last_ms: ms, last_changed: isDone ? changed : null },
    ...{ last_note: note, last_trouble: trouble, last_error: error },
    failed_in_row: isDone ? 0 : sql`${baseTask.failed_in_row} + 1`,
    ...(isByHand && { asked_date: null }),
  };
  await app.db.transaction(async (tx) => {
    // Reckoned from the time that the run saw: what a moved clock made due meanwhile is the next turn's.
    await updateLocked(tx, { name, lock_by }, { ...values, next_run: nextTurn(job, { status, now }) });
    // Who asked for it wants to read that it changed nothing, and of a check what it has found.
    if (isDone && changed === 0 && !isByHand && !note) return;
    await addRun(tx, { name, date: now, ms, by_hand: isByHand ? 'yes' : 'no', ...outcome });
    if (changed === 0) return;
    await appendLog(tx, systemOrigin(app.clock.business()), [{ event: `task.${name}`, diff: { changed } }]);
  });
}

function nextTurn(job: Job, { status, now }: { status: Outcome['status']; now: Date }): Date {
  const next = job.turnAfter(now);
  const retry = new Date(now.getTime() + RETRY_MS);
  return status === 'failed' && retry < next ? retry : next;
}
