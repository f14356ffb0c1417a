import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { MIGRATIONS } from '../../test/template-data';
import { openDb, pauseBeforeAttempt } from '../db';
import { sentenceFor } from './refusals/sentence';

const url = new URL(inject('postgresUrl') ?? '');
const place = `${url.hostname}:${url.port}`;
const name = `test_${randomBytes(6).toString('hex')}`;
let admin: postgres.Sql;
beforeAll(async () => {
  admin = postgres(`${url.href}/postgres`, { max: 1, onnotice: () => undefined });
  await admin.unsafe(`create database ${name}`);
  await admin.unsafe(`create user guest_${name} password 'hush-hush'`);
});
afterAll(() => admin.end());

const open = (databaseUrl: string) => openDb({ databaseUrl, dataDir: '', migrationsDir: MIGRATIONS });

async function refusalOf(databaseUrl: string): Promise<string> {
  try {
    await open(databaseUrl);
  } catch (error) {
    return sentenceFor(error);
  }
  throw new Error('The database was opened.');
}

describe('a PostgreSQL that does not let the server in is told in a sentence', () => {
  it.each([
    ['no such database', `postgres://postgres:test@${place}/nothing`, 'it has no such database'],
    [
      'a wrong password',
      `postgres://postgres:hush-hush@${place}/${name}`,
      'it refuses the user or the password',
    ],
    ['no such user', `postgres://nobody:hush-hush@${place}/${name}`, 'it refuses the user or the password'],
    [
      'no right',
      `postgres://guest_${name}:hush-hush@${place}/${name}`,
      'the user may not create tables there',
    ],
  ])('%s', async (_what, databaseUrl, reason) => {
    const sentence = await refusalOf(databaseUrl);
    expect(sentence).toMatch(/^DATABASE_URL leads to the database "[a-z0-9_]+" at /);
    expect(sentence).toContain(`, but ${reason}`);
    expect(sentence).not.toContain('hush-hush');
  });
});

it('a migration has as long as it needs, a query 5 s', async () => {
  const migrationsDir = await migrationOf(
    "create table limit_of_migration as select current_setting('statement_timeout') as value",
  );
  const { db, close } = await openDb({
    databaseUrl: `${url.href}/${await ownDatabase()}`,
    dataDir: '',
    migrationsDir,
  });
  const limits = await db
    .select({ migration: sql`value`, query: sql`current_setting('statement_timeout')` })
    .from(sql`limit_of_migration`);
  expect(limits).toEqual([{ migration: '0', query: '5s' }]);
  await close();
  await rm(migrationsDir, { recursive: true });
});

describe('an outage', () => {
  it('is followed by another attempt within half a second, however many have failed', () => {
    expect([1, 5, 6, 60].map(pauseBeforeAttempt)).toEqual([0.02, 0.32, 0.5, 0.5]);
  });

  it('is over once PostgreSQL is back, however long it was', async () => {
    const link = await linkTo(Number(url.port));
    const { db, close } = await open(`postgres://postgres:test@127.0.0.1:${link.port}/${name}`);
    const ask = () => db.execute(sql`select 1`);
    await ask();

    await link.cut();
    // After this number of failures a pause that doubles without a limit would last minutes.
    for (let round = 0; round < 6; round += 1) {
      const answers = await Promise.allSettled(Array.from({ length: 10 }, ask));
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill('rejected'));
    }

    await link.mend();
    await expect
      .poll(() =>
        ask().then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    await close();
    await link.cut();
  });
});

async function ownDatabase(): Promise<string> {
  const own = `test_${randomBytes(6).toString('hex')}`;
  await admin.unsafe(`create database ${own}`);
  return own;
}

/** A folder with this one migration, as drizzle-kit writes it. */
async function migrationOf(statement: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'urzad-migrations-'));
  await mkdir(path.join(folder, 'meta'));
  const entry = { idx: 0, version: '7', when: 1, tag: '0000_only', breakpoints: true };
  const journal = { version: '7', dialect: 'postgresql', entries: [entry] };
  await writeFile(path.join(folder, 'meta/_journal.json'), JSON.stringify(journal));
  await writeFile(path.join(folder, '0000_only.sql'), statement);
  return folder;
}

/** A connection to PostgreSQL that the test can cut, as a restart does. */
async function linkTo(target: number) {
  const open = new Set<Socket>();
  const relay = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  relay.listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const address = relay.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  return {
    port,
    async cut() {
      relay.close();
      for (const socket of open) socket.destroy();
      open.clear();
      await once(relay, 'close');
    },
    async mend() {
      relay.listen(port, '127.0.0.1');
      await once(relay, 'listening');
    },
  };
}
