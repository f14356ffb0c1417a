import { DAY_MS } from '@urzad/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../test/test-app';
import { baseTaskRun } from './table';
import { addRun, addTasks, sweepRuns } from './tasks';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

it('keeps runs as long as it is told', async () => {
  const { db } = test.app;
  const now = new Date('2027-06-01T12:00:00.000Z');
  await addTasks(db, [{ name: 'reminders', next_run: now }]);
  for (const days of [91, 89]) {
    const date = new Date(now.getTime() - days * DAY_MS);
    await db.transaction((tx) =>
      addRun(tx, { name: 'reminders', date, status: 'done', ms: 1, changed: days, error: null }),
    );
  }
  expect(await sweepRuns(db, now, 90)).toBe(1);
  expect(await db.select({ changed: baseTaskRun.changed }).from(baseTaskRun)).toEqual([{ changed: 89 }]);
});
