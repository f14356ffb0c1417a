import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { testApp } from '../../test/test-app';
import { appendLog, systemOrigin } from '../audit-log/log';
import { readArchive } from '../audit-log/log-archive';
import { baseLog } from '../audit-log/table';
import { verifyLog } from '../audit-log/verify-log';
import { keepLogArchive } from './keep-archive';

const test = await testApp();
afterAll(() => test.close());
const { app } = test;

const run = (now: string) => keepLogArchive(app, new Date(now), new AbortController().signal, {});
const log = (date: string, event: string) =>
  app.db.transaction((tx) => appendLog(tx, systemOrigin(new Date(date)), [{ event }]));

it('archives entries once they are two years old, once, in files that continue each other, and leaves the log whole', async () => {
  const before = await app.db.$count(baseLog);
  await log('2027-02-10T09:00:00.000Z', 'a.first');
  await log('2027-03-01T09:00:00.000Z', 'a.second');

  expect((await run('2027-01-31T03:30:00.000Z')).note.code).toBe('archive-unchanged');
  expect(await run('2029-02-28T03:30:00.000Z')).toMatchObject({
    changed: before + 1,
    note: { code: 'archive-added', values: { rows: before + 1 } },
  });
  expect((await run('2029-02-28T03:30:00.000Z')).changed).toBe(0);
  expect((await run('2029-04-01T03:30:00.000Z')).changed).toBe(1);

  const [first, second] = await readArchive(app.config.dataDir);
  expect(second).toMatchObject({ prev_hash: first?.last_hash, rows: 1 });
  expect(await verifyLog(app.db)).toMatchObject({
    state: 'intact',
    rows: before + 2,
    lastHash: second?.last_hash,
  });
});

it('says which file was changed, and adds nothing to a damaged archive', async () => {
  const [first] = await readArchive(app.config.dataDir);
  const file = path.join(app.config.dataDir, 'log-archive', first?.file ?? '');
  const bytes = await readFile(file);
  await log('2027-04-01T09:00:00.000Z', 'a.third');
  await writeFile(file, Buffer.concat([bytes, Buffer.from([0])]));
  expect(await run('2029-06-01T03:30:00.000Z')).toEqual({
    changed: 0,
    note: { code: 'archive-damaged', level: 'warning', values: { file: first?.file } },
  });
  await writeFile(file, bytes);
  expect((await run('2029-06-01T03:30:00.000Z')).changed).toBe(1);
});
