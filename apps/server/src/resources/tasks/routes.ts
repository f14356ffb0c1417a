import {
  tasks as contract,
  type TaskCode,
  type TaskParams,
  taskParamErrors,
  taskParams,
  type YesNo,
} from '@urzad/contract';
import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../api-error';
import { refuseElsewhere } from '../../applications/refuse-elsewhere';
import type { Db, Tx } from '../../db';
import type { ResourceRoutes } from '../../http/resource';
import { baseTask, baseTaskRun } from '../../jobs/table';
import { addTasks, findTasks, isFree, type TaskRow } from '../../jobs/tasks';
import { namesOf } from '../users/public';
import { knownTasks, runOf, taskOf, tasksOf } from './task-views';

type App = Pick<FastifyInstance, 'config' | 'clock'>;
type Values = Partial<typeof baseTask.$inferInsert>;

/** The cyclic tasks of the server as an administrator sees and runs them (Process §2.21). */
export const taskRoutes: ResourceRoutes = async (app) => {
  const maySee = app.requirePrivilege('base_log');
  const mayAct = [app.requirePrivilege('base_task_run'), refuseElsewhere];

  app.route({
    ...contract.get,
    onRequest: maySee,
    handler: async () => {
      const rows = await findTasks(app.db);
      return { data: tasksOf(app, rows, await whoSwitchedOff(app.db, [...rows.values()])) };
    },
  });

  app.route({
    ...contract.runs,
    onRequest: maySee,
    handler: async ({ query: { code, before, page_count } }) => {
      const job = knownTasks(app).get(code);
      const isBefore = before === undefined ? undefined : lt(baseTaskRun.id, before);
      const found = await app.db
        .select()
        .from(baseTaskRun)
        .where(and(eq(baseTaskRun.name, code), isBefore))
        .orderBy(desc(baseTaskRun.id))
        .limit(page_count + 1);
      const runs = job ? found.slice(0, page_count).map((row) => runOf(app, job, row)) : [];
      const more: YesNo = found.length > page_count ? 'yes' : 'no';
      return { data: { runs, more } };
    },
  });

  app.route({
    ...contract.run,
    onRequest: mayAct,
    handler: async (request) => {
      const { code } = request.query;
      const answer = await app.write(request, async (tx, note) => {
        await getLocked(app, tx, code);
        const now = app.clock.now();
        const asked = await tx
          .update(baseTask)
          .set({ asked_date: now })
          .where(and(eq(baseTask.name, code), isNull(baseTask.asked_date), isFree(now)))
          .returning({ name: baseTask.name });
        // It runs, or somebody asked for it a moment ago: that run is this one.
        if (asked.length > 0) note({ event: 'task.run', diff: { task: code } });
        return { data: await viewOf(app, tx, code) };
      });
      app.jobs.wake();
      return answer;
    },
  });

  app.route({
    ...contract.enable,
    onRequest: mayAct,
    handler: (request) =>
      app.write(request, async (tx, note) => {
        const { code } = request.query;
        const { enabled, reason } = request.body;
        const row = await getLocked(app, tx, code);
        if (row.enabled === enabled) throw new ApiError('illegal-step');
        const off = {
          id_user_off: request.user.id,
          off_date: app.clock.business(),
          off_reason: reason,
        };
        const none = { id_user_off: null, off_date: null, off_reason: null };
        await change(tx, row, { enabled, ...(enabled === 'no' ? off : none) });
        note({
          event: 'task.enable',
          level: 'warning',
          diff: { task: code, before: row.enabled, after: enabled, reason },
        });
        return { data: await viewOf(app, tx, code) };
      }),
  });

  app.route({
    ...contract.set,
    onRequest: mayAct,
    handler: (request) =>
      app.write(request, async (tx, note) => {
        const { code } = request.query;
        const { row_version, params: given } = request.body;
        const errors = taskParamErrors(code, given);
        if (Object.keys(errors).length > 0) throw new ApiError('not-valid', errors);
        const row = await getLocked(app, tx, code);
        if (row.row_version !== row_version) {
          throw new ApiError('conflict', { stored: await viewOf(app, tx, code), given });
        }
        const before = taskParams(code, row.params);
        const params: TaskParams = taskParams(code, given);
        await change(tx, row, { params });
        note({ event: 'task.set', diff: { task: code, before, after: params } });
        return { data: await viewOf(app, tx, code) };
      }),
  });
};

/**
 * The row of a task, locked; made when no server has looked at the task yet.
 * @throws ApiError `illegal-step` for what the server does otherwise than by turns
 */
async function getLocked(app: App, tx: Tx, code: TaskCode): Promise<TaskRow> {
  const job = knownTasks(app).get(code);
  if (!job) throw new ApiError('illegal-step', { reason: 'no-turns' });
  const now = job.clock === 'business' ? app.clock.business() : app.clock.now();
  await addTasks(tx, [{ name: code, next_run: job.firstTurn(now) }]);
  const [row] = await tx.select().from(baseTask).where(eq(baseTask.name, code)).for('update');
  if (!row) throw new Error(`The task ${code} has no row.`);
  return row;
}

async function change(tx: Tx, { name, row_version }: TaskRow, values: Values): Promise<void> {
  await tx
    .update(baseTask)
    .set({ ...values, row_version: row_version + 1 })
    .where(eq(baseTask.name, name));
}

async function viewOf(app: App, tx: Tx, code: TaskCode) {
  const job = knownTasks(app).get(code);
  const [row] = await tx.select().from(baseTask).where(eq(baseTask.name, code));
  if (!job || !row) throw new Error(`The task ${code} has no row.`);
  return taskOf(app, job, row, await whoSwitchedOff(tx, [row]));
}

/** Names of the people who switched tasks off, by their ids. */
function whoSwitchedOff(db: Db, rows: readonly TaskRow[]): Promise<Map<number, string>> {
  return namesOf(db, [...new Set(rows.flatMap(({ id_user_off }) => id_user_off ?? []))]);
}
