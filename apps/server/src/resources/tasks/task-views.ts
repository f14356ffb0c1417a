import {
  TASK_CODES,
  type Task,
  type TaskCode,
  type TaskFailure,
  type TaskRun,
  taskParams,
} from '@urzad/contract';
import type { FastifyInstance } from 'fastify';
import { defineJob, type Job } from '../../jobs/define-job';
import { JOBS } from '../../jobs/jobs';
import { MAIL_QUEUE } from '../../jobs/mail-queue';
import type { baseTaskRun } from '../../jobs/table';
import type { TaskRow } from '../../jobs/tasks';

/** What is said of a task without its run, which each server adds. */
type KnownTask = Omit<Job<TaskCode>, 'run'>;
type RunRow = typeof baseTaskRun.$inferSelect;
type App = Pick<FastifyInstance, 'config' | 'clock'>;

/** The same turns; what a turn does knows the worker of this server. */
const mailQueueTask: KnownTask = defineJob({ ...MAIL_QUEUE, run: async () => 0 });

/** The tasks that this server has, by their codes. */
export function knownTasks({ config }: App): ReadonlyMap<TaskCode, KnownTask> {
  const jobs: readonly KnownTask[] = config.smtpUrl ? [...JOBS, mailQueueTask] : JOBS;
  const hasTurns = ({ name }: KnownTask) => name !== 'mail_inbox' || config.imapUrl !== undefined;
  return new Map(jobs.filter(hasTurns).map((job) => [job.name, job]));
}

/** All tasks, in the order of `TASK_CODES`. */
export function tasksOf(
  app: App,
  rows: ReadonlyMap<string, TaskRow>,
  names: ReadonlyMap<number, string>,
): Task[] {
  const known = knownTasks(app);
  return TASK_CODES.map((code) => {
    const job = known.get(code);
    return job ? taskOf(app, job, rows.get(code), names) : otherTask(app, code);
  });
}

export function taskOf(
  app: App,
  job: KnownTask,
  row: TaskRow | undefined,
  names: ReadonlyMap<number, string>,
): Task {
  const toOffice = officeTime(app, job);
  if (!row) {
    const first = job.firstTurn(timeOf(app, job));
    return {
      ...NEVER_RUN,
      code: job.name,
      turns: job.turns,
      next_run: toOffice(first),
      params: paramsOf(job),
    };
  }
  return {
    ...{ code: job.name, otherwise: null, row_version: row.row_version, turns: job.turns },
    ...{ state: stateOf(row, app.clock.now()), asked: row.asked_date ? 'yes' : 'no' },
    begin_date: row.begin_date && toOffice(row.begin_date),
    last_run: row.last_run && toOffice(row.last_run),
    ...{ last_ms: row.last_ms, last_changed: row.last_changed, failed_in_row: row.failed_in_row },
    note: row.last_note,
    failure: failureOf({ trouble: row.last_trouble, error: row.last_error }),
    next_run: row.enabled === 'yes' ? toOffice(row.next_run) : null,
    off: offOf(row, names),
    params: paramsOf(job, row),
  };
}

export function runOf(
  app: App,
  job: KnownTask,
  { id, date, ms, changed, by_hand, note, ...row }: RunRow,
): TaskRun {
  return { ...{ id, ms, changed, by_hand, note }, date: officeTime(app, job)(date), failure: failureOf(row) };
}

const NEVER_RUN = {
  otherwise: null,
  row_version: 1,
  state: 'waiting',
  asked: 'no',
  begin_date: null,
  last_run: null,
  last_ms: null,
  last_changed: null,
  note: null,
  failure: null,
  failed_in_row: 0,
  off: null,
} as const;

function otherTask({ config }: App, code: TaskCode): Task {
  const otherwise = () => {
    if (code === 'mail_queue') return 'to-outbox';
    if (code === 'mail_inbox') return 'no-inbox';
    return config.clamavSocket === undefined ? 'no-scanner' : 'at-upload';
  };
  return { ...NEVER_RUN, code, otherwise: otherwise(), turns: null, next_run: null, params: {} };
}

function stateOf({ lock_to, enabled, last_status }: TaskRow, now: Date): Task['state'] {
  if (lock_to && lock_to > now) return 'running';
  if (enabled === 'no') return 'disabled';
  if (last_status === 'failed') return 'error';
  return last_status === 'done' ? 'success' : 'waiting';
}

function failureOf({ trouble, error }: Pick<RunRow, 'trouble' | 'error'>): TaskFailure | null {
  return error === null ? null : { trouble: trouble ?? 'other', detail: error };
}

function offOf({ enabled, id_user_off, off_date, off_reason }: TaskRow, names: ReadonlyMap<number, string>) {
  if (enabled === 'yes' || off_date === null) return null;
  return { by: names.get(id_user_off ?? 0) ?? '', date: off_date.toISOString(), reason: off_reason ?? '' };
}

function paramsOf({ name }: KnownTask, row?: TaskRow): Record<string, number> {
  return { ...taskParams(name, row?.params ?? {}) };
}

function timeOf({ clock }: App, job: KnownTask): Date {
  return job.clock === 'business' ? clock.business() : clock.now();
}

/** Times of a task in real time as times of the office: in a demo people read one clock. */
function officeTime({ clock }: App, job: KnownTask): (date: Date) => string {
  const shift = job.clock === 'business' ? 0 : clock.business().getTime() - clock.now().getTime();
  return (date) => new Date(date.getTime() + shift).toISOString();
}
