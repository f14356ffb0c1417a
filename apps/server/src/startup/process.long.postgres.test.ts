import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { SERVER_DIR } from '../paths';

const postgresUrl = inject('postgresUrl') ?? '';
const REGISTER = { mail: 'nowa@example.com', pass: 'Zielony!Staw7' };

let admin: postgres.Sql;
let program: string;
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'urzad-process-'));
});
afterEach(() => rm(dataDir, { recursive: true }));
beforeAll(async () => {
  admin = postgres(`${postgresUrl}/postgres`, { max: 1, onnotice: () => undefined });
  // Beside `dist`, one folder below the package of the server, as its paths require.
  program = await mkdtemp(path.join(SERVER_DIR, 'dist-'));
  await build({ root: SERVER_DIR, logLevel: 'error', build: { outDir: program, emptyOutDir: false } });
});
afterAll(async () => {
  await admin.end();
  await rm(program, { recursive: true });
});

/** A database of one test. */
async function ownDatabase(from = ''): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await admin`select pg_advisory_lock(9192)`;
  await admin.unsafe(`create database ${name} ${from && `template ${from}`}`);
  await admin`select pg_advisory_unlock(9192)`;
  return `${postgresUrl}/${name}`;
}

const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});

/** The built server as an office runs it. */
function startServer(settings: Record<string, string>) {
  const child = spawn(process.execPath, [path.join(program, 'main.js')], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      PUBLIC_URL: 'https://granty.example.com',
      DATA_DIR: dataDir,
      SECRET_KEY: 'x'.repeat(32),
      SMTP_URL: 'smtp://127.0.0.1:1',
      SEAL_FILE: path.join(SERVER_DIR, 'src/signatures/testing/demo-seal.p12'),
      SEAL_PASS: 'haslo',
      ...settings,
    },
  });
  running.add(child);
  let output = '';
  const answers = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
        const [, address] = /The portal is at.*?(http:\/\/127\.0\.0\.1:[0-9]+)/s.exec(output) ?? [];
        if (address) resolve(address);
      });
    child.once('close', () => reject(new Error(`The server ended before it answered:\n${output}`)));
  });
  // A start that is refused never answers; the rejection would count as unhandled.
  answers.catch(() => undefined);
  const ended = once(child, 'exit');

  return {
    ended,
    output: () => output,
    /** The address, once the server answers. */
    address: () => answers,
    stop: async (signal: 'SIGTERM' | 'SIGKILL') => {
      child.kill(signal);
      return ended;
    },
  };
}

describe('a refused start on PostgreSQL says why and ends', () => {
  it.each([
    ['demo data', 'urzad_template', {}, 'This database was begun with DEMO=yes'],
    ['a missing seal', '', { SEAL_FILE: '/srv/none.p12' }, 'SEAL_FILE is not valid: there is no file'],
    ['a wrong seal password', '', { SEAL_PASS: 'inne' }, 'SEAL_PASS is not valid'],
  ])('%s', async (_what, template, settings, sentence) => {
    const server = startServer({ DATABASE_URL: await ownDatabase(template), ...settings });
    // A supervisor that sees it alive would start no other.
    expect(await server.ended).toEqual([1, null]);
    expect(server.output()).toContain(`✖ ${sentence}`);
    expect(server.output()).not.toContain('\n    at ');
  });
});

it('a server that is killed has lost nothing of what it answered, starts again, and stops when it is told', async () => {
  const DATABASE_URL = await ownDatabase();
  const killed = startServer({ DATABASE_URL });
  const answer = await fetch(`${await killed.address()}/api/user/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'one-form-instance' },
    body: JSON.stringify(REGISTER),
  });
  expect(answer.status).toBe(200);
  expect(await killed.stop('SIGKILL')).toEqual([null, 'SIGKILL']);

  const db = postgres(DATABASE_URL, { max: 1 });
  // Due at the start, whether or not the killed server had taken it.
  expect(await db`update mail_outbox set next_try = now() returning "to"`).toEqual([{ to: REGISTER.mail }]);
  await db.end();
  const server = startServer({ DATABASE_URL });
  const ready = await fetch(`${await server.address()}/api/health/ready`);
  expect(ready.status).toBe(200);
  await expect.poll(server.output).toContain('The mail server refused an e-mail');
  expect(await server.stop('SIGTERM')).toEqual([0, null]);
});

it('a second server on the same files is refused while the first runs, whose files are its account’s alone', async () => {
  const DATABASE_URL = await ownDatabase();
  const first = startServer({ DATABASE_URL });
  await first.address();
  const files = await readdir(dataDir, { recursive: true });
  const modes = await Promise.all(files.map(async (name) => (await stat(path.join(dataDir, name))).mode));
  expect(modes.filter((mode) => (mode & 0o077) !== 0)).toEqual([]);
  const second = startServer({ DATABASE_URL });
  expect(await second.ended).toEqual([1, null]);
  expect(second.output()).toContain('already works on');
});

it('another database on the same files is refused, and costs none of them', async () => {
  const first = startServer({ DATABASE_URL: await ownDatabase() });
  await first.address();
  await first.stop('SIGTERM');
  const stored = path.join(dataDir, 'files/stored', 'a'.repeat(32));
  await writeFile(stored, 'pismo');
  await utimes(stored, new Date('2020-01-01'), new Date('2020-01-01'));

  const server = startServer({ DATABASE_URL: await ownDatabase() });
  expect(await server.ended).toEqual([1, null]);
  expect(server.output()).toContain('✖ The database is empty, but ');
  expect(await readFile(stored, 'utf8')).toBe('pismo');
});
