import type { FastifyInstance } from 'fastify';
import { appendLog, systemOrigin } from '../audit-log/log';
import { messageOf } from '../http/logger';
import type { Job } from './define-job';
import { addRun, updateLocked } from './tasks';

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
  signal: AbortSignal;
}

interface Outcome {
  status: 'done' | 'failed';
  changed: number;
  error: string | null;
}

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
    if (outcome) await record(app, turn, { ...outcome, ms: Math.round(performance.now() - begun) });
    else await updateLocked(app.db, lock, { lock_by: null, lock_to: null });
  } catch (error) {
    if (!signal.aborted) app.log.error({ err: error, task: job.name }, 'A cyclic task could not be recorded');
  } finally {
    clearInterval(renewal);
  }
}

async function outcomeOf(app: FastifyInstance, { job, now, signal }: Turn): Promise<Outcome | undefined> {
  try {
    signal.throwIfAborted();
    return { status: 'done', changed: await job.run(app, now, signal), error: null };
  } catch (error) {
    if (signal.aborted) return undefined;
    app.log.error({ err: error, task: job.name }, 'A cyclic task failed');
    return { status: 'failed', changed: 0, error: messageOf(error) };
  }
}

async function record(
  app: FastifyInstance,
  { job, lock_by, now }: Turn,
  { ms, ...outcome }: Outcome & { ms: number },
): Promise<void> {
  const { name } = job;
  const { status, changed } = outcome;
  const values = { last_run: now, last_status: status, last_ms: ms, lock_by: null, lock_to: null };
  await app.db.transaction(async (tx) => {
    // Reckoned from the time that the run saw: what a moved clock made due meanwhile is the next turn's.
    await updateLocked(tx, { name, lock_by }, { ...values, next_run: nextTurn(job, { status, now }) });
    if (status === 'done' && changed === 0) return;
    await addRun(tx, { name, date: now, ms, ...outcome });
    if (changed === 0) return;
    await appendLog(tx, systemOrigin(app.clock.business()), [{ event: `task.${name}`, diff: { changed } }]);
  });
}

function nextTurn(job: Job, { status, now }: { status: Outcome['status']; now: Date }): Date {
  const next = job.turnAfter(now);
  const retry = new Date(now.getTime() + RETRY_MS);
  return status === 'failed' && retry < next ? retry : next;
}
