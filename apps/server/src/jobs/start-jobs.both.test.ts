import { afterAll, expect, it, vi } from 'vitest';
import { testApp } from '../../test/test-app';
import { defineJob, type Job } from './define-job';
import { startJobs } from './start-jobs';
import { baseTask } from './table';

const test = await testApp();
afterAll(() => test.close());

// Half a second before the next minute: no pause is longer than a second.
test.clock.advance(59_500);
const minutely = (name: string, run: Job['run']) =>
  defineJob({ name, cron: '* * * * *', clock: 'real', run });

it('runs a task at each of its turns, and waits at its end for one that runs', async () => {
  const ended = vi.fn();
  const run = vi.fn(async (_app: unknown, _now: unknown, signal: AbortSignal) => {
    if (run.mock.calls.length < 3) return 1;
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    ended();
    return 1;
  });
  const jobs = startJobs(test.app, [minutely('minutely', run)]);
  await expect.poll(() => test.app.db.$count(baseTask)).toBe(1);
  for (const turns of [1, 2, 3]) {
    test.clock.advance(60_000);
    await expect.poll(() => run).toHaveBeenCalledTimes(turns);
  }
  expect(ended).not.toHaveBeenCalled();
  await jobs.stop();
  expect(ended).toHaveBeenCalledTimes(1);
});

it('goes on after a database that could not be read', async () => {
  const run = vi.fn(async () => 1);
  const jobs = startJobs(test.app, [minutely('later', run)]);
  await expect.poll(() => test.app.db.$count(baseTask)).toBe(2);
  const select = vi.spyOn(test.app.db, 'select').mockImplementationOnce(() => {
    throw new Error('no connection');
  });
  const failures = () => test.logLines.filter((line) => line.includes('Cyclic tasks could not be read'));
  await expect.poll(failures).toHaveLength(1);
  select.mockRestore();
  test.clock.advance(60_000);
  await expect.poll(() => run).toHaveBeenCalledTimes(1);
  await jobs.stop();
});
