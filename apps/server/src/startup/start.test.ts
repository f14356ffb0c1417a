import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../clock';
import { loadConfig } from '../config';
import { lockDataDir } from '../data-dir-lock';
import { openFilled } from './open-filled';
import { refuseForeignAddress } from './own-address';
import { sentenceFor } from './refusals/sentence';

let DATA_DIR: string;
beforeAll(async () => {
  DATA_DIR = await mkdtemp(path.join(tmpdir(), 'urzad-start-'));
});
afterAll(() => rm(DATA_DIR, { recursive: true }));

/** The message a person reads. */
async function refusal(start: () => Promise<unknown>): Promise<string> {
  try {
    await start();
  } catch (error) {
    return sentenceFor(error, DATA_DIR);
  }
  throw new Error('The start was not refused.');
}

const open = (settings: Record<string, string>) =>
  openFilled(loadConfig({ DATA_DIR, DEMO: 'yes', ...settings }), systemClock);

describe('an address that is not ours is told in a sentence', () => {
  it('PORT is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    expect(await refusal(() => refuseForeignAddress({ host: '127.0.0.1', port }))).toBe(
      `Another program uses port ${port} of 127.0.0.1. Stop it, or choose another port: PORT=3001 npm start.`,
    );
    other.close();
  });

  it.each(['203.0.113.7', 'nowhere.invalid'])('HOST is not ours: %s', async (host) => {
    const sentence = await refusal(() => refuseForeignAddress({ host, port: 0 }));
    expect(sentence).toMatch(/^HOST is not valid: .*Use 127\.0\.0\.1, or 0\.0\.0\.0/);
  });

  it('a free one passes', async () => {
    await expect(refuseForeignAddress({ host: '127.0.0.1', port: 0 })).resolves.toBeUndefined();
  });
});

describe('a database that cannot be opened is told in a sentence, without its password', () => {
  it('nothing listens', async () => {
    const DATABASE_URL = 'postgres://urzad:tajne@127.0.0.1:1/granty';
    expect(await refusal(() => open({ DATABASE_URL }))).toBe(
      'DATABASE_URL leads to the database "granty" at 127.0.0.1:1 (user "urzad"), but nothing listens there. Start PostgreSQL, or correct the host and port.',
    );
  });

  it('the disk is full', () => {
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    expect(sentenceFor(full, '/srv/urzad')).toMatch(
      /^The disk that holds DATA_DIR \(\/srv\/urzad\) is full\./,
    );
  });
});

describe('a seal that cannot be used is told before the database is opened', () => {
  it.each([
    ['missing', '/srv/none.p12', 'haslo', 'SEAL_FILE is not valid: there is no file /srv/none.p12.'],
    ['a folder', '/tmp', 'haslo', 'SEAL_FILE is not valid: /tmp cannot be read (EISDIR).'],
    [
      'junk',
      import.meta.filename,
      'haslo',
      'is no PKCS#12 file (.p12, .pfx) with a key and its certificate.',
    ],
    ['of another password', demoSeal(), 'inne', 'SEAL_PASS is not valid: it does not open '],
  ])('%s', async (_what, SEAL_FILE, SEAL_PASS, words) => {
    expect(await refusal(() => open({ SEAL_FILE, SEAL_PASS }))).toContain(words);
    // The folder of the data is not locked.
    lockDataDir(DATA_DIR)();
  });
});

function demoSeal(): string {
  return path.resolve(import.meta.dirname, '../signatures/testing/demo-seal.p12');
}

it('what fails after the database was opened closes it', async () => {
  await mkdir(path.join(DATA_DIR, 'files'), { recursive: true });
  await writeFile(path.join(DATA_DIR, 'files', 'incoming'), 'in the way of a folder');
  await expect(open({ DEMO: 'no' })).rejects.toThrow('files');
  lockDataDir(DATA_DIR)();
});
