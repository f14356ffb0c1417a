import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { EICAR } from '../../../test/clamav-stub';
import { multipartOf, pdfOf } from '../../../test/multipart';
import * as samples from '../../../test/samples';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { clamavScanner } from '../../files/scan/clamav-scanner';

// The real daemon (`apt-get install clamav-daemon`), with signatures of our own instead of its list of half a gigabyte.
const DAEMON = 'clamd';
const STARTS_WITHIN = { timeout: 30_000, interval: 200 };
/** Harmless words that only our signature knows. */
const OURS = 'Urząd: ten tekst zna tylko nasza sygnatura';

const folder = await mkdtemp(path.join(tmpdir(), 'clamav-'));
const socket = path.join(folder, 'clamd.ctl');
let daemon: ChildProcess;
let test: TestApp;
let anna: SignedIn;

beforeAll(async () => {
  await mkdir(path.join(folder, 'signatures'));
  const signatures = { 'Urzad.Eicar': EICAR, 'Urzad.Ours': OURS };
  const lines = Object.entries(signatures).map(
    ([name, text]) => `${name}:0:*:${Buffer.from(text).toString('hex')}`,
  );
  await writeFile(path.join(folder, 'signatures/urzad.ndb'), `${lines.join('\n')}\n`);
  const settings = [
    `LocalSocket ${socket}`,
    `DatabaseDirectory ${path.join(folder, 'signatures')}`,
    'Foreground yes',
    'StreamMaxLength 4M',
  ];
  await writeFile(path.join(folder, 'clamd.conf'), `${settings.join('\n')}\n`);
  await start();

  test = await testApp({ settings: { CLAMAV_SOCKET: socket } });
  anna = await signIn(test, 'anna.przykladowa');
}, 60_000);

afterAll(async () => {
  await stop();
  await test.close();
  await rm(folder, { recursive: true });
});

async function start(): Promise<void> {
  daemon = spawn(DAEMON, ['--config-file', path.join(folder, 'clamd.conf')], { stdio: 'ignore' });
  const probe = path.join(folder, 'probe');
  await writeFile(probe, 'clean');
  await vi.waitFor(() => clamavScanner(socket)(probe), STARTS_WITHIN);
}

async function stop(): Promise<void> {
  const ended = once(daemon, 'exit');
  daemon.kill('SIGKILL');
  await ended;
}

async function upload(name: string, bytes: Buffer) {
  const { headers, payload } = multipartOf(name, bytes);
  const answer = await anna.post('/api/base/uploadfile', payload, headers);
  return [answer.statusCode, answer.json().code, answer.json().data?.files];
}

const pdfWith = (text: string) => Buffer.concat([pdfOf(100_000), Buffer.from(text), pdfOf(500)]);
const INFECTED = [415, 'extension', 'infected'];

it('takes documents and pictures that the daemon finds clean', async () => {
  expect((await upload('umowa.pdf', pdfOf(2_000_000)))[0]).toBe(200);
  expect((await upload('zdjecie.jpg', await samples.jpg(1_000, 800)))[0]).toBe(200);
});

it('refuses EICAR, and what only our signature knows, inside a valid document', async () => {
  expect(await upload('eicar.pdf', pdfWith(EICAR))).toEqual(INFECTED);
  expect(await upload('nasze.pdf', pdfWith(OURS))).toEqual(INFECTED);
});

it('takes nothing over the limit of the daemon unseen', async () => {
  const large = path.join(folder, 'large');
  await writeFile(large, Buffer.alloc(5_000_000, ' '));
  await expect(clamavScanner(socket)(large)).rejects.toMatchObject({ code: 'server', status: 503 });
});

it('takes nothing while the daemon is away, and goes on when it is back', async () => {
  await stop();
  expect((await upload('umowa.pdf', pdfOf(1_000))).slice(0, 2)).toEqual([503, 'server']);
  await start();
  expect((await upload('umowa.pdf', pdfOf(1_000)))[0]).toBe(200);
});
