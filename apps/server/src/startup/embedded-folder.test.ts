import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MIGRATIONS } from '../../test/template-data';
import { createPglite, openDb } from '../db';
import { requireEmbedded } from './embedded-folder';
import { sentenceFor } from './refusals/sentence';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'urzad-embedded-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const inFolder = (name: string) => path.join(dataDir, 'database', name);

async function refusal(start: Promise<unknown>): Promise<string> {
  return start.then(
    () => 'not refused',
    (error) => sentenceFor(error, dataDir),
  );
}

/** A database as far as its folder tells. */
async function make(folder: string) {
  await mkdir(folder);
  await writeFile(path.join(folder, 'PG_VERSION'), '18\n');
}

it('makes a database where there is none, also over one that was left half made', async () => {
  await mkdir(path.join(dataDir, 'database'));
  await mkdir(path.join(dataDir, 'database.new/base'), { recursive: true });
  await requireEmbedded(dataDir, make);
  expect(await readdir(dataDir)).toEqual(['database']);
  expect(await readdir(inFolder(''))).toEqual(['PG_VERSION']);
  await requireEmbedded(dataDir, () => Promise.reject(new Error('It is there.')));
});

it('refuses a folder that holds anything but a database, and leaves it as it is', async () => {
  await mkdir(inFolder('base'), { recursive: true });
  expect(await refusal(requireEmbedded(dataDir, make))).toMatch(
    /is damaged or is none: it has no file PG_VERSION\. Restore/,
  );
  expect(await readdir(inFolder(''))).toEqual(['base']);
});

it('tells in a sentence that a database is damaged, and lets the folder go', async () => {
  await (await createPglite({ dataDir: inFolder('') })).close();
  await writeFile(inFolder('global/pg_control'), '');
  const open = () => openDb({ databaseUrl: undefined, dataDir, migrationsDir: MIGRATIONS });
  for (let tries = 0; tries < 2; tries += 1) {
    expect(await refusal(open())).toMatch(/is damaged or is none: PostgreSQL cannot open it\. Restore/);
  }
});
