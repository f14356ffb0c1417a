import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { bucketThatFails } from '../../test/faulty-bucket';
import { signIn } from '../../test/sign-in';
import { START } from '../../test/template-data';
import { type TestApp, testApp } from '../../test/test-app';
import { baseLog } from '../audit-log/table';
import { s3FileStore } from '../files/s3-file-store';
import { baseNotification } from '../resources/notifications/table';
import { sweepUnattached } from '../resources/uploads/public';
import { defineJob, type Job } from './define-job';
import { type JobRunner, jobRunner } from './job-runner';
import { baseTask, baseTaskRun } from './table';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const QUARTER = { every: 15 * MINUTE_MS };

let test: TestApp;
/** Another server on the same database, with the same time. */
let other: TestApp;
beforeAll(async () => {
  test = await testApp();
  const { db, clock } = test.app;
  other = await testApp({ parts: { db, clock } });
});
afterAll(async () => {
  await other.close();
  await test.close();
});
beforeEach(async () => {
  test.clock.set(null);
  await test.app.db.delete(baseTaskRun);
  await test.app.db.delete(baseTask);
});

/** A task that notes when it is run, by its clock. */
function recorded(
  name: string,
  over: Partial<Pick<Job, 'clock' | 'run'>> = {},
  turns: { every: number } | { cron: string } = { every: HOUR_MS },
) {
  const runs: Date[] = [];
  const run: Job['run'] = async (_app, now) => runs.push(now) && 1;
  return { job: defineJob({ name, clock: 'real', run, ...over, ...turns }), runs };
}

async function runDue(...runners: JobRunner[]): Promise<void> {
  await Promise.all(runners.map((runner) => runner.look()));
  await Promise.all(runners.map((runner) => runner.settled()));
}

async function taskOf(name: string) {
  const [task] = await test.app.db.select().from(baseTask).where(eq(baseTask.name, name));
  return task;
}

const runsOf = (name: string) =>
  test.app.db
    .select({ status: baseTaskRun.status, changed: baseTaskRun.changed, error: baseTaskRun.error })
    .from(baseTaskRun)
    .where(eq(baseTaskRun.name, name));

const later = (ms: number) => new Date(test.clock.now().getTime() + ms);

describe('a turn', () => {
  it('is run once by two servers, and recorded with what it changed', async () => {
    const { job, runs } = recorded('shared');
    const servers = [test, other].map(({ app }) => jobRunner(app, [job]));
    await runDue(...servers);
    await runDue(...servers);
    expect(runs).toEqual([test.clock.now()]);

    expect(await taskOf('shared')).toMatchObject({
      last_run: test.clock.now(),
      last_status: 'done',
      next_run: later(HOUR_MS),
      lock_by: null,
      lock_to: null,
    });
    expect(await runsOf('shared')).toEqual([{ status: 'done', changed: 1, error: null }]);
    const logged = await test.app.db.select().from(baseLog).where(eq(baseLog.event, 'task.shared'));
    expect(logged).toMatchObject([{ diff: { changed: 1 }, id_user: null }]);

    test.clock.advance(HOUR_MS);
    await runDue(...servers);
    expect(runs).toHaveLength(2);
  });

  it('leaves no run and no row of the log when nothing was to be done', async () => {
    const { job } = recorded('idle', { run: async () => 0 });
    await runDue(jobRunner(test.app, [job]));
    expect(await taskOf('idle')).toMatchObject({ last_run: test.clock.now(), last_status: 'done' });
    expect(await runsOf('idle')).toEqual([]);
    expect(await test.app.db.$count(baseLog, eq(baseLog.event, 'task.idle'))).toBe(0);
  });

  it('is caught up once after a downtime of many', async () => {
    const { job, runs } = recorded('overdue', {}, { cron: '0 7 * * *' });
    await runDue(jobRunner(test.app, [job]));
    expect(runs).toEqual([]);

    test.clock.advance(10 * 24 * HOUR_MS);
    const afterDowntime = jobRunner(test.app, [job]);
    await runDue(afterDowntime);
    await runDue(afterDowntime);
    expect(runs).toEqual([test.clock.now()]);
  });

  it('is another server’s once the one that had it is dead, and not before', async () => {
    const died = recorded('left', { run: () => new Promise(() => undefined) });
    void jobRunner(test.app, [died.job]).look();
    await expect.poll(async () => (await taskOf('left'))?.lock_by).toBeTruthy();

    const { job, runs } = recorded('left');
    const next = jobRunner(other.app, [job]);
    test.clock.advance(2 * MINUTE_MS - 1);
    await runDue(next);
    expect(runs).toEqual([]);
    test.clock.advance(1);
    await runDue(next);
    expect(runs).toHaveLength(1);
  });

  it('stays away while its task is switched off', async () => {
    const { job, runs } = recorded('off');
    await test.app.db.insert(baseTask).values({ name: 'off', enabled: 'no', next_run: START });
    await runDue(jobRunner(test.app, [job]));
    expect(runs).toEqual([]);
  });
});

describe('a task that fails', () => {
  it('is recorded without values, keeps no other back, and is tried again after five minutes', async () => {
    const refuse = vi.fn(async () => Promise.reject(new Error('Key (pesel)=(90041200022) exists')));
    const failing = recorded('failing', { run: refuse });
    const { job, runs } = recorded('beside');
    const runner = jobRunner(test.app, [failing.job, job]);
    await runDue(runner);
    expect(runs).toHaveLength(1);

    const error = 'Key (pesel)=(***) exists';
    expect(await taskOf('failing')).toMatchObject({ last_status: 'failed', next_run: later(5 * MINUTE_MS) });
    expect(await runsOf('failing')).toEqual([{ status: 'failed', changed: 0, error }]);
    expect(test.logLines.filter((line) => line.includes('A cyclic task failed'))).toHaveLength(1);

    test.clock.advance(5 * MINUTE_MS);
    await runDue(runner);
    expect([refuse.mock.calls.length, runs.length]).toEqual([2, 1]);
  });

  it('is told to those who run the tasks after three failures in a row, once until it succeeds', async () => {
    const technician = await signIn(test, 'admin.techniczny');
    const { db } = test.app;
    const told = async () => {
      const rows = await db
        .select()
        .from(baseNotification)
        .where(eq(baseNotification.id_user, technician.id));
      return rows.filter(({ content_name }) => content_name.includes('stubborn')).length;
    };
    let isFailing = true;
    const run = async () => (isFailing ? Promise.reject(new Error('No answer')) : 0);
    const runner = jobRunner(test.app, [recorded('stubborn', { run }).job]);
    const counts: number[] = [];
    async function fail(times: number) {
      for (let turn = 0; turn < times; turn += 1) {
        await runDue(runner);
        counts.push(await told());
        test.clock.advance(HOUR_MS);
      }
    }
    await fail(4);
    expect(counts).toEqual([0, 0, 1, 1]);

    isFailing = false;
    await fail(1);
    isFailing = true;
    await fail(3);
    expect(counts.slice(4)).toEqual([1, 1, 1, 2]);
    const entries = await db.select().from(baseLog).where(eq(baseLog.event, 'task.tell'));
    expect(entries).toHaveLength(2);
    expect(entries[0]?.diff).toMatchObject({ task: 'stubborn', to: expect.arrayContaining([technician.id]) });
  });
});

describe('the clock of the demo', () => {
  const business = (name: string) => recorded(name, { clock: 'business' }, QUARTER);
  const set = (text: string) => test.clock.set(new Date(text));

  it('makes tasks of business time due when it is moved, and no task of real time', async () => {
    const terms = business('terms');
    const sweep = recorded('sweep');
    const runner = jobRunner(test.app, [terms.job, sweep.job]);
    await runDue(runner);
    set('2027-03-20T08:00:00Z');
    await runDue(runner);
    await runDue(runner);
    expect(terms.runs.at(-1)).toEqual(new Date('2027-03-20T08:00:00Z'));
    expect([terms.runs.length, sweep.runs.length]).toEqual([2, 1]);
  });

  it('does no harm while it stands', async () => {
    const { job, runs } = business('frozen');
    const runner = jobRunner(test.app, [job]);
    set('2027-02-20T08:00:00Z');
    await runDue(runner);
    await runDue(runner);
    expect(runs).toHaveLength(1);
    expect(runner.pause()).toBeLessThanOrEqual(10_000);
  });

  it('keeps no task waiting when it was turned back', async () => {
    const { job, runs } = business('turned-back');
    const runner = jobRunner(test.app, [job]);
    set('2027-06-01T08:00:00Z');
    await runDue(runner);
    set('2027-02-10T08:00:00Z');
    await runDue(runner);
    expect(runs).toHaveLength(1);
    expect((await taskOf('turned-back'))?.next_run).toEqual(new Date('2027-02-10T08:15:00Z'));
    set('2027-02-10T08:15:00Z');
    await runDue(runner);
    expect(runs).toHaveLength(2);
  });

  it('is moved in the middle of a run: what became due is the next turn’s', async () => {
    const run = async () => {
      set('2027-02-20T08:00:00Z');
      return 1;
    };
    const { job } = recorded('moved', { clock: 'business', run }, QUARTER);
    set('2027-02-10T08:00:00Z');
    const runner = jobRunner(test.app, [job]);
    await runDue(runner);
    expect((await taskOf('moved'))?.next_run).toEqual(new Date('2027-02-10T08:15:00Z'));
    await runDue(runner);
    expect((await taskOf('moved'))?.last_run).toEqual(new Date('2027-02-20T08:00:00Z'));
  });
});

it('a sweep of a store that does not answer ends with the server, and keeps its turn', async () => {
  const asked = vi.fn();
  const { place, close } = await bucketThatFails(asked);
  try {
    const files = await s3FileStore(place);
    const { job } = recorded('silent', {
      run: ({ db, incoming, log }, now, signal) => sweepUnattached({ db, incoming, log, files }, now, signal),
    });
    const runner = jobRunner(test.app, [job]);
    await runner.look();
    // A try of such a store takes 30 s, and the client makes three.
    await expect.poll(() => asked).toHaveBeenCalledTimes(2);
    runner.end();
    await runner.settled();
    expect(asked).toHaveBeenCalledTimes(2);
    expect(await taskOf('silent')).toMatchObject({
      last_run: null,
      lock_by: null,
      next_run: test.clock.now(),
    });
    expect(test.logLines.filter((line) => line.includes('"task":"silent"'))).toEqual([]);
  } finally {
    close();
  }
});
