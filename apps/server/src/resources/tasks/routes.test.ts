import { TASK_CODES, type Task, type TaskCode } from '@urzad/contract';
import { deferred } from '@urzad/domain/testing/deferred';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { codeOf, describeWrite } from '../../../test/writes';
import { baseLog } from '../../audit-log/table';
import { grantRole } from '../../identity/roles/held-roles';
import { defineJob, type Job } from '../../jobs/define-job';
import { jobRunner } from '../../jobs/job-runner';
import { JOBS } from '../../jobs/jobs';
import { baseTask, baseTaskRun } from '../../jobs/table';
import { SECOND_APPLICATION } from '../../seed/seed-second-application';

const test = await testApp();
afterAll(() => test.close());
const technician = await signIn(test, 'admin.techniczny');
const auditor = await signIn(test, 'iod');
const clerk = await signIn(test, 'pracownik1');
const REASON = 'Przerwa w pracy serwera poczty';

const tasks = async (): Promise<Task[]> => (await auditor.get('/api/basetask/get')).json().data;
const taskOf = async (code: TaskCode) => (await tasks()).find((task) => task.code === code);
const ask = (code: TaskCode) => technician.post(`/api/basetask/run?code=${code}`);
const runsOf = async (code: TaskCode, more = '') =>
  (await auditor.get(`/api/basetask/runs?code=${code}${more}`)).json().data;
const logged = (event: string, code: TaskCode) =>
  test.app.db
    .select({ diff: baseLog.diff, id_user: baseLog.id_user })
    .from(baseLog)
    .where(and(eq(baseLog.event, event), sql`${baseLog.diff} ->> 'task' = ${code}`));

/** A task of the server with work of the test. */
function worker(name: TaskCode, run: Job['run']) {
  const job = defineJob({ name, every: 60_000, clock: 'real', run });
  const runner = jobRunner(test.app, [job]);
  return async () => {
    await runner.look();
    await runner.settled();
  };
}

beforeEach(async () => {
  await test.app.db.delete(baseTaskRun);
  await test.app.db.delete(baseTask);
});

describe('the list', () => {
  it('has every task, also before a server has looked at it, each with its turns or with what happens instead', async () => {
    const list = await tasks();
    expect(list.map(({ code }) => code)).toEqual(TASK_CODES);
    expect(list.filter(({ turns, otherwise }) => (turns === null) !== (otherwise !== null))).toEqual([]);
    expect(list.flatMap(({ code, otherwise }) => (otherwise ? [[code, otherwise]] : []))).toEqual([
      ['mail_queue', 'to-outbox'],
      ['mail_inbox', 'no-inbox'],
      ['antivirus_scan', 'no-scanner'],
    ]);
    expect(JOBS.filter(({ name }) => !TASK_CODES.includes(name))).toEqual([]);
    expect(list.find(({ code }) => code === 'session_cleanup')).toMatchObject({
      state: 'waiting',
      params: { run_days: 90 },
      next_run: test.clock.business().toISOString(),
    });
  });

  it('tells how the last run went, and how many failed in a row', async () => {
    const look = worker('file_cleanup', async () => {
      throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    });
    await look();
    test.clock.advance(60_000);
    await look();
    const failure = { trouble: 'no-answer', detail: 'ECONNREFUSED' };
    expect(await taskOf('file_cleanup')).toMatchObject({ state: 'error', failed_in_row: 2, failure });
    expect((await runsOf('file_cleanup')).runs).toMatchObject([{ failure }, { failure }]);

    test.clock.advance(60_000);
    await worker('file_cleanup', async () => 3)();
    expect(await taskOf('file_cleanup')).toMatchObject({
      ...{ state: 'success', failed_in_row: 0, failure: null, last_changed: 3 },
      last_run: test.clock.business().toISOString(),
    });
  });

  it('is read with base_log only', async () => {
    expect(codeOf(await clerk.get('/api/basetask/get'))).toEqual([403, 'no-privilege']);
  });
});

describe('the log of a task', () => {
  it('comes page by page, the newest first', async () => {
    const look = worker('file_cleanup', async () => 1);
    for (let turn = 0; turn < 3; turn += 1) {
      await look();
      test.clock.advance(60_000);
    }
    const first = await runsOf('file_cleanup', '&page_count=2');
    expect([first.runs.length, first.more]).toEqual([2, 'yes']);
    const second = await runsOf('file_cleanup', `&page_count=2&before=${first.runs[1].id}`);
    expect([second.runs.length, second.more]).toEqual([1, 'no']);
    expect(second.runs[0].id).toBeLessThan(first.runs[1].id);
  });
});

describeWrite('basetask/run', () => test, {
  act: async () => ({ by: technician, url: '/api/basetask/run?code=reminders' }),
  other: async () => [
    [auditor, 403, 'no-privilege'],
    [clerk, 403, 'no-privilege'],
  ],
  isRepeatable: true,
  wrongStatus: async () => ({ by: technician, url: '/api/basetask/run?code=antivirus_scan' }),
  twice: async () => {
    expect(await taskOf('reminders')).toMatchObject({ asked: 'yes' });
    expect(await logged('task.run', 'reminders')).toEqual([
      { diff: { task: 'reminders' }, id_user: technician.id },
    ]);
  },
});

describe('a run that is asked for', () => {
  it('is one however often it is pressed, is seen while it runs, and stands in the log though it changes nothing', async () => {
    const held = deferred<void>();
    const job = defineJob({
      ...{ name: 'request_due', cron: '0 7 * * *', clock: 'business' },
      run: () => held.promise.then(() => 0),
    });
    const servers = [jobRunner(test.app, [job]), jobRunner(test.app, [job])];
    await ask('request_due');
    await ask('request_due');
    await Promise.all(servers.map((server) => server.look()));
    expect(await taskOf('request_due')).toMatchObject({
      state: 'running',
      begin_date: test.clock.business().toISOString(),
    });
    await ask('request_due');
    held.resolve();
    await Promise.all(servers.map((server) => server.settled()));

    await Promise.all(servers.map((server) => server.look()));
    await Promise.all(servers.map((server) => server.settled()));
    expect(await taskOf('request_due')).toMatchObject({ state: 'success', asked: 'no', begin_date: null });
    expect((await runsOf('request_due')).runs).toMatchObject([{ by_hand: 'yes', changed: 0 }]);
  });

  it('is run though the turns are switched off, and leaves them off', async () => {
    await technician.post('/api/basetask/enable?code=file_cleanup', { enabled: 'no', reason: REASON });
    const look = worker('file_cleanup', async () => 2);
    await look();
    expect((await runsOf('file_cleanup')).runs).toEqual([]);
    await ask('file_cleanup');
    await look();
    expect((await runsOf('file_cleanup')).runs).toMatchObject([{ by_hand: 'yes', changed: 2 }]);
    expect(await taskOf('file_cleanup')).toMatchObject({ state: 'disabled', next_run: null });
  });
});

describeWrite('basetask/enable', () => test, {
  act: async () => ({
    by: technician,
    url: '/api/basetask/enable?code=call_news',
    body: { enabled: 'no', reason: REASON },
  }),
  other: async () => [[auditor, 403, 'no-privilege']],
  wrongStatus: async () => ({
    by: technician,
    url: '/api/basetask/enable?code=payment_news',
    body: { enabled: 'yes', reason: REASON },
  }),
  twice: async () => {
    expect(await taskOf('call_news')).toMatchObject({
      state: 'disabled',
      off: { by: expect.stringMatching(/\S/), reason: REASON, date: test.clock.business().toISOString() },
    });
    expect(await logged('task.enable', 'call_news')).toMatchObject([
      { diff: { before: 'yes', after: 'no', reason: REASON } },
    ]);
  },
});

describeWrite('basetask/set', () => test, {
  act: async () => ({
    by: technician,
    url: '/api/basetask/set?code=session_cleanup',
    body: { row_version: 1, params: { run_days: 40 } },
  }),
  other: async () => [[auditor, 403, 'no-privilege']],
  wrongStatus: null,
  twice: async () => {
    expect(await taskOf('session_cleanup')).toMatchObject({ params: { run_days: 40 }, row_version: 2 });
    expect(await logged('task.set', 'session_cleanup')).toMatchObject([
      { diff: { before: { run_days: 90 }, after: { run_days: 40 } } },
    ]);
  },
});

describe('numbers of a task', () => {
  const set = (params: object) =>
    technician.post('/api/basetask/set?code=session_cleanup', { row_version: 1, params });

  it('stay within their limits, and are refused by their names', async () => {
    for (const [params, error] of [
      [{ run_days: 1 }, 'is-too-small'],
      [{ run_days: 99_999 }, 'is-too-big'],
      [{}, 'is-empty'],
    ] as const) {
      const refused = await set(params);
      expect([refused.statusCode, refused.json().data]).toEqual([400, { run_days: error }]);
    }
  });

  it('are given to the run', async () => {
    await set({ run_days: 40 });
    const given: unknown[] = [];
    await worker('session_cleanup', async (_app, _now, _signal, params) => given.push(params))();
    expect(given).toEqual([{ run_days: 40 }]);
  });
});

it('are of the whole server: who runs them in another application only does not', async () => {
  const id_application = SECOND_APPLICATION;
  const role = { code: 'AT' as const, date: test.clock.business(), reason: 'test', id_application };
  await test.app.db.transaction((tx) => grantRole(tx, { id_user: technician.id, ...role }));
  const there = await signIn(test, 'admin.techniczny', { application: SECOND_APPLICATION });
  expect((await there.get('/api/basetask/get')).statusCode).toBe(200);
  expect(codeOf(await there.post('/api/basetask/run?code=reminders'))).toEqual([403, 'no-privilege']);
});
