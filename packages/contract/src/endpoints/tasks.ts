import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { Reason } from '../shapes/reason';
import { envelope, QueryId, queryInt, YesNo } from '../shapes/shapes';
import { Task, TaskCode, TaskRun } from '../shapes/task-shapes';
import { nothing, ofVersion } from '../step-endpoint';

const RUNS_DEFAULT = 20;
const RUNS_MAX = 100;

const codeQuery = z.strictObject({ code: TaskCode });

/** Cyclic tasks (Process §2.21), for who has `base_log`; run and changed with `base_task_run`. */
export const tasks = {
  get: defineEndpoint({
    method: 'GET',
    url: '/api/basetask/get',
    summary: 'All cyclic tasks with their state, last and next run',
    schema: { response: { 200: envelope(z.array(Task)) } },
    errors: ['no-login', 'no-privilege'],
  }),
  runs: defineEndpoint({
    method: 'GET',
    url: '/api/basetask/runs',
    summary: 'Runs of a task that changed something, failed or were asked for, the newest first',
    schema: {
      querystring: z.strictObject({
        code: TaskCode,
        /** The last run of the page before. */
        before: z.optional(QueryId),
        page_count: z._default(queryInt(1, RUNS_MAX), RUNS_DEFAULT),
      }),
      response: { 200: envelope(z.object({ runs: z.array(TaskRun), more: YesNo })) },
    },
    errors: ['no-login', 'no-privilege'],
  }),
  run: defineEndpoint({
    method: 'POST',
    url: '/api/basetask/run',
    summary: 'Asks for a run of a task at once; one that runs or was asked for already is not run twice',
    schema: { querystring: codeQuery, body: nothing, response: { 200: envelope(Task) } },
    errors: ['no-login', 'no-privilege', 'illegal-step'],
    idempotent: true,
  }),
  enable: defineEndpoint({
    method: 'POST',
    url: '/api/basetask/enable',
    summary: 'Switches the turns of a task off or on again, with the reason',
    schema: {
      querystring: codeQuery,
      body: z.strictObject({ enabled: YesNo, reason: Reason }),
      response: { 200: envelope(Task) },
    },
    errors: ['no-login', 'no-privilege', 'illegal-step'],
    idempotent: true,
  }),
  set: defineEndpoint({
    method: 'POST',
    url: '/api/basetask/set',
    summary: 'Sets the numbers of a task, if nobody else has done so since it was read',
    schema: {
      querystring: codeQuery,
      body: z.strictObject({ ...ofVersion, params: z.record(z.string().check(z.maxLength(40)), z.int()) }),
      response: { 200: envelope(Task) },
    },
    errors: ['no-login', 'no-privilege', 'illegal-step', 'conflict'],
    idempotent: true,
  }),
};
