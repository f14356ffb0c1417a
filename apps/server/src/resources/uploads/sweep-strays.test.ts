import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, expect, it } from 'vitest';
import { pdfOf } from '../../../test/multipart';
import { testApp } from '../../../test/test-app';
import { systemAuthor } from '../../author';
import { END_OF_TIME } from '../../files/file-store';
import { keepOfficeFile } from './attachments';
import { sweepUnattached } from './sweep-unattached';

const DAY_MS = 24 * 60 * 60 * 1000;

const test = await testApp();
afterAll(() => test.close());
afterEach(async () => {
  for (const name of await test.app.files.list(END_OF_TIME)) await test.app.files.remove(name);
  for (const name of await test.app.files.aside.list(END_OF_TIME)) await test.app.files.aside.remove(name);
});

const folderOf = (name: 'stored' | 'aside') => path.join(test.app.config.dataDir, 'files', name);
const sweep = () => sweepUnattached(test.app, test.clock.now());

/** As if the machine had the time of the test. */
const age = (folder: 'stored' | 'aside', name: string) =>
  utimes(path.join(folderOf(folder), name), test.clock.now(), test.clock.now());

/** Files of a day ago without a row. */
async function strays(count: number): Promise<string[]> {
  const names: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const { filename } = await test.app.files.write(Readable.from([pdfOf(100)]), { limit: 1000 });
    await age('stored', filename);
    names.push(filename);
  }
  return names.sort();
}

/** The row of a stored file, as an older or another database lacks it. */
function addRow(filename: string) {
  const date = test.clock.business();
  const facts = { name: 'pismo.pdf', mime: 'application/pdf', size: 100, sha256: '', upload_date: date };
  const owner = { obj_type: 'basedocument', id_obj: 1 };
  return test.app.db.transaction((tx) =>
    keepOfficeFile(tx, { ...facts, filename, owner }, systemAuthor(date)),
  );
}

const logged = (message: string) => test.logLines.filter((line) => line.includes(message));

it('moves a file without a row aside, logs it, and removes it 30 days later', async () => {
  const [stray = ''] = await strays(1);
  test.clock.advance(DAY_MS + 1);
  expect(await sweep()).toBe(1);
  expect([await readdir(folderOf('stored')), await readdir(folderOf('aside'))]).toEqual([[], [stray]]);
  expect(logged(stray)).toHaveLength(1);

  await age('aside', stray);
  test.clock.advance(30 * DAY_MS);
  expect(await sweep()).toBe(0);
  test.clock.advance(1);
  expect(await sweep()).toBe(1);
  expect(await readdir(folderOf('aside'))).toEqual([]);
  expect(logged(stray)).toHaveLength(2);
});

it('puts a file back whose row came back with the right database, whatever its time', async () => {
  const [stray = ''] = await strays(1);
  test.clock.advance(DAY_MS + 1);
  await sweep();
  await age('aside', stray);
  await addRow(stray);
  test.clock.advance(31 * DAY_MS);
  expect(await sweep()).toBe(1);
  expect([await readdir(folderOf('stored')), await readdir(folderOf('aside'))]).toEqual([[stray], []]);
});

it('stops before more than a twentieth and more than 20 files, and says so', async () => {
  const names = await strays(21);
  test.clock.advance(DAY_MS + 1);
  await expect(sweep()).rejects.toThrow('The sweep stopped and moved nothing: 21 of 21 files');
  expect((await readdir(folderOf('stored'))).sort()).toEqual(names);

  await addRow(names[0] ?? '');
  expect(await sweep()).toBe(20);
});

it('takes more where they are few among all', async () => {
  const names = await strays(21);
  const known = await strays(400);
  for (const name of known) await addRow(name);
  test.clock.advance(DAY_MS + 1);
  expect(await sweep()).toBe(21);
  expect((await readdir(folderOf('aside'))).sort()).toEqual(names);
});
