import { randomUUID } from 'node:crypto';
import { taskParams } from '@urzad/contract';
import type { FastifyInstance } from 'fastify';
import type { Job } from './define-job';
import { LOCK_MS, runJob } from './run-job';
import { addTasks, bringForward, findTasks, lockTurn, type TaskRow } from './tasks';

/** The longest pause between two looks: a clock may be moved. */
const LONGEST_MS = 10_000;
const SHORTEST_MS = 1_000;

export interface JobRunner {
  /** Starts the tasks that are due or asked for. Of several servers on one database one takes each turn. */
  look(): Promise<void>;
  /** Milliseconds from the last look to the next. */
  pause(): number;
  /** Waits for the runs that were started. */
  settled(): Promise<void>;
  /** Starts nothing more, and breaks off runs that wait for another system. */
  end(): void;
}

/** Runs the cyclic tasks of one server. */
export function jobRunner(app: FastifyInstance, jobs: readonly Job[]): JobRunner {
  const lock_by = randomUUID();
  const ended = new AbortController();
  const running = new Map<string, Promise<void>>();
  let untilTurn = LONGEST_MS;

  const timeOf = ({ clock }: Job) => (clock === 'business' ? app.clock.business() : app.clock.now());

  async function tasksOf(): Promise<Map<string, TaskRow>> {
    const rows = await findTasks(app.db);
    const added = jobs.filter(({ name }) => !rows.has(name));
    if (added.length === 0) return rows;
    await addTasks(
      app.db,
      added.map((job) => ({ name: job.name, next_run: job.firstTurn(timeOf(job)) })),
    );
    return findTasks(app.db);
  }

  async function startIfDue(job: Job, row: TaskRow): Promise<void> {
    const now = timeOf(job);
    const next = job.turnAfter(now);
    if (row.next_run > next) await bringForward(app.db, row, next);
    const isDue = row.next_run <= now && row.enabled === 'yes';
    if ((!isDue && row.asked_date === null) || running.has(job.name)) return;

    const real = app.clock.now();
    const lock = { lock_by, lock_to: new Date(real.getTime() + LOCK_MS), begin_date: now, now: real };
    const locked = await lockTurn(app.db, row, lock);
    if (!locked) return;
    const params = taskParams(job.name, locked.params);
    const isByHand = locked.asked_date !== null;
    const run = runJob(app, { job, lock_by, now, params, isByHand, signal: ended.signal });
    running.set(
      job.name,
      run.finally(() => running.delete(job.name)),
    );
  }

  return {
    async look() {
      const rows = await tasksOf();
      untilTurn = LONGEST_MS;
      for (const job of jobs) {
        const row = rows.get(job.name);
        if (!row || ended.signal.aborted) continue;
        await startIfDue(job, row);
        untilTurn = Math.min(untilTurn, job.turnAfter(timeOf(job)).getTime() - timeOf(job).getTime());
      }
    },
    pause: () => Math.max(SHORTEST_MS, untilTurn),
    async settled() {
      await Promise.all(running.values());
    },
    end: () => ended.abort(),
  };
}
