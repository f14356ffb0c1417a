import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config';

let DATA_DIR: string;
beforeEach(() => {
  DATA_DIR = mkdtempSync(path.join(tmpdir(), 'urzad-config-'));
});
afterEach(() => rmSync(DATA_DIR, { recursive: true }));

const SECRET_KEY = 'x'.repeat(32);
const SMTP_URL = 'smtp://mail.example.com';
const PUBLIC_URL = 'https://granty.example.com';
const SEAL = { SEAL_FILE: '/etc/urzad/seal.p12', SEAL_PASS: 'haslo' };

function fileIn(folder: string): string {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  return file;
}

/** Permissions do not restrict the superuser, as whom tests may run in a container. */
function asOrdinaryAccount<Answer>(act: () => Answer): Answer {
  const own = process.geteuid?.();
  if (own !== 0) return act();
  // Permissions of the owner, given to everybody.
  const { mode } = statSync(DATA_DIR);
  chmodSync(DATA_DIR, mode | ((mode >> 3) & 0o070) | ((mode >> 6) & 0o007));
  process.seteuid?.('nobody');
  try {
    return act();
  } finally {
    process.seteuid?.(own);
  }
}

function messageOf(start: () => unknown): string {
  try {
    start();
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
  }
  throw new Error('The settings were not refused.');
}

describe('the settings', () => {
  it('have defaults for a laptop', () => {
    expect(loadConfig({ DATA_DIR })).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:3000',
      fileLimit: 3_000_000,
      mediaLimit: 3_000_000,
      uploadQuota: 200_000_000,
      uploadSessions: 20,
      diskReserve: 100_000_000,
      isDemo: false,
      demoNow: '2027-02-10 09:00',
      loginLimitPerIp: 60,
      codeLimitPerIp: 30,
      recoverLimitPerIp: 30,
    });
  });

  it('keep a generated key for the next start', () => {
    expect(loadConfig({ DATA_DIR }).secretKey).toBe(loadConfig({ DATA_DIR }).secretKey);
  });

  it.each([
    ['PORT', '70000', 'a whole number from 0 to 65535'],
    ['PORT', 'eighty', 'a whole number from 0 to 65535'],
    ['DEMO', 'true', 'one of: yes, no'],
    ['DATABASE_URL', 'mysql://x', 'an address such as postgres://'],
    ['DATABASE_URL', 'postgres://:x:y', 'an address such as postgres://'],
    ['SMTP_URL', 'mail.example.com', 'an address such as smtps://'],
    ['PUBLIC_URL', 'javascript:alert(1)', 'a whole address, https://'],
    ['SECRET_KEY', 'short', 'at least 32 characters'],
    ['DEMO_NOW', 'yesterday', 'a day and an hour, 2027-02-10 09:00'],
    ['DEMO_NOW', '2027-13-45', 'a day and an hour'],
    ['DEMO_NOW', '2027-13-45 09:00', 'a day and an hour'],
    ['DEMO_NOW', '2027-02-30 09:00', 'a day and an hour'],
    ['DEMO_NOW', '2027-02-10 24:00', 'a day and an hour'],
    ['DEMO_NOW', '2027-03-28 02:30', 'a day and an hour'],
    ['DEMO_SIZE', 'large', 'one of: small, full'],
    ['CLAMAV_SOCKET', 'clamav', 'a path, /run/clamav/clamd.ctl, or host:port'],
    ['MEDIA_LIMIT', '2 MB', 'a whole number from 1 to 1000000000'],
    ['CODE_LIMIT_PER_IP', '0', 'a whole number from 1 to 1000000'],
    ['RECOVER_LIMIT_PER_IP', 'many', 'a whole number from 1 to 1000000'],
    ['NEW_PASS_LIMIT_PER_IP', '0.5', 'a whole number from 1 to 1000000'],
    ['CERTIFICATE_LIMIT', '0', 'a whole number from 1 to 1000000'],
  ])('name a wrong %s (%s) and what it needs', (name, value, need) => {
    expect(() => loadConfig({ DATA_DIR, [name]: value })).toThrow(`${name} is not valid: it needs ${need}`);
  });

  it('refuse a full demo that begins before what its people did', () => {
    const start = (DEMO_NOW: string) => loadConfig({ DATA_DIR, DEMO_SIZE: 'full', DEMO_NOW });
    expect(messageOf(() => start('2027-02-10 08:59'))).toBe(
      'DEMO_SIZE is not valid: full needs a DEMO_NOW of 2027-02-10 09:00 or later. See the settings in README.md.',
    );
    expect(start('2027-02-10 09:00').demoSize).toBe('full');
  });

  it.each(['FILE_LIMIT', 'MEDIA_LIMIT'])('refuse a quota of uploads below %s', (name) => {
    const start = (UPLOAD_QUOTA: string) => loadConfig({ DATA_DIR, [name]: '4000000', UPLOAD_QUOTA });
    expect(messageOf(() => start('3999999'))).toBe(
      `UPLOAD_QUOTA is not valid: it needs at least the 4000000 bytes of ${name}, or no file of that size could be sent. See the settings in README.md.`,
    );
    expect(start('4000000').uploadQuota).toBe(4_000_000);
  });

  it.each(['', 'short', ' '.repeat(40)])('refuse a kept key that is empty or short: %j', (key) => {
    mkdirSync(path.join(DATA_DIR, 'keys'));
    writeFileSync(path.join(DATA_DIR, 'keys/secret'), key);
    expect(messageOf(() => loadConfig({ DATA_DIR }))).toMatch(/^The key in .*keys\/secret is damaged/);
  });

  it('never repeat a wrong value, which may be a secret', () => {
    const message = messageOf(() => loadConfig({ DATA_DIR, SECRET_KEY: 'hush-hush' }));
    expect(message).toBe(
      'SECRET_KEY is not valid: it needs at least 32 characters. See the settings in README.md.',
    );
  });

  it.each([
    ['under a file', () => path.join(fileIn(DATA_DIR), 'data')],
    ['where nobody can write', () => '/proc/urzad'],
  ])('refuse a data folder %s', (_where, folder) => {
    const message = messageOf(() => loadConfig({ DATA_DIR: folder() }));
    expect(message).toMatch(
      /^DATA_DIR is not valid: nothing can be written to \/.* \(E[A-Z]+\)\. Let the account/,
    );
  });

  it.each(['.', 'database', 'files', 'keys'])('refuse a data folder whose %s takes no writes', (name) => {
    const folder = path.join(DATA_DIR, name);
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o555);
    const message = asOrdinaryAccount(() => messageOf(() => loadConfig({ DATA_DIR })));
    expect(message).toContain(`DATA_DIR is not valid: nothing can be written to ${folder} (EACCES).`);
  });

  it('leave nothing in a data folder of which they asked whether it can be written', () => {
    loadConfig({ DATA_DIR, SECRET_KEY });
    expect(readdirSync(DATA_DIR)).toEqual([]);
  });

  it('know a store for files', () => {
    const FILES_URL = 's3://urzad-pliki?endpoint=https://s3.example.com&region=pl-1&path_style=yes';
    expect(loadConfig({ DATA_DIR, FILES_URL, FILES_KEY: 'k', FILES_SECRET: 's' }).filesPlace).toEqual({
      bucket: 'urzad-pliki',
      endpoint: 'https://s3.example.com',
      region: 'pl-1',
      pathStyle: true,
      key: 'k',
      secret: 's',
    });
    const amazon = loadConfig({ DATA_DIR, FILES_URL: 's3://pliki', FILES_KEY: 'k', FILES_SECRET: 's' });
    expect(amazon.filesPlace).toMatchObject({ endpoint: undefined, region: 'us-east-1', pathStyle: false });
    expect(loadConfig({ DATA_DIR }).filesPlace).toBeUndefined();
  });

  it.each([
    ['bucket', 'it needs an address such as s3://'],
    ['https://s3.example.com/bucket', 'it needs an address such as s3://'],
    ['s3://key:secret@bucket', 'it must hold no key'],
    ['s3://?region=pl', 'it names no bucket'],
    ['s3://A_B', 'it names no bucket'],
    ['s3://bucket/folder', 'it names a folder'],
    ['s3://bucket?endpoint=s3.example.com', 'it has an endpoint that is no address'],
    ['s3://bucket?path_style=true', 'it has a path_style that is neither yes nor no'],
    ['s3://bucket?acl=public', 'it has a part that is not known, acl'],
  ])('refuse a store for files at %s', (FILES_URL, sentence) => {
    const start = () => loadConfig({ DATA_DIR, FILES_URL, FILES_KEY: 'k', FILES_SECRET: 's' });
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(`FILES_URL is not valid: ${sentence}`);
  });

  it('refuse a store for files without its key', () => {
    expect(() => loadConfig({ DATA_DIR, FILES_URL: 's3://bucket', FILES_KEY: 'k' })).toThrow(
      'FILES_KEY and FILES_SECRET are missing',
    );
  });

  it.each(['/run/clamav/clamd.ctl', 'clamav.example.com:3310'])('know a scanner at %s', (CLAMAV_SOCKET) => {
    expect(loadConfig({ DATA_DIR, CLAMAV_SOCKET }).clamavSocket).toBe(CLAMAV_SOCKET);
  });

  it('take an empty value for none', () => {
    expect(loadConfig({ DATA_DIR, PORT: '' }).port).toBe(3000);
  });

  it('know crash points in tests only', () => {
    expect(loadConfig({ DATA_DIR, CRASH_AT: 'user/register.before-commit' }).crashAt).toBeUndefined();
    expect(loadConfig({ DATA_DIR, NODE_ENV: 'test', CRASH_AT: 'here' }).crashAt).toBe('here');
  });
});

describe('production', () => {
  it.each([
    ['demo data', { DEMO: 'yes', SECRET_KEY, PUBLIC_URL, SMTP_URL, ...SEAL }, 'DEMO=yes is refused'],
    [
      'files that cross the network in the clear',
      {
        ...{ FILES_URL: 's3://bucket?endpoint=http://s3.example.com', FILES_KEY: 'k', FILES_SECRET: 's' },
        ...{ SECRET_KEY, PUBLIC_URL, SMTP_URL, ...SEAL },
      },
      'its endpoint is http://',
    ],
    ['a missing key', { PUBLIC_URL, SMTP_URL, ...SEAL }, 'SECRET_KEY is missing'],
    ['missing mail', { SECRET_KEY, PUBLIC_URL, ...SEAL }, 'SMTP_URL is missing'],
    ['a missing address', { SECRET_KEY, SMTP_URL, ...SEAL }, 'PUBLIC_URL is missing'],
    [
      'an address in the clear',
      { SECRET_KEY, SMTP_URL, PUBLIC_URL: 'http://granty.example.com', ...SEAL },
      'PUBLIC_URL is missing or no https:// address',
    ],
    ['a missing seal', { SECRET_KEY, PUBLIC_URL, SMTP_URL, SEAL_PASS: 'haslo' }, 'SEAL_FILE is missing'],
    [
      'a seal without its password',
      { SECRET_KEY, PUBLIC_URL, SMTP_URL, SEAL_FILE: 'a.p12' },
      'SEAL_PASS is missing',
    ],
  ])('refuses %s', (_name, given, sentence) => {
    const start = () => loadConfig({ DATA_DIR, NODE_ENV: 'production', ...given });
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(sentence);
  });

  it('starts with what it needs', () => {
    const config = loadConfig({
      DATA_DIR,
      NODE_ENV: 'production',
      SECRET_KEY,
      PUBLIC_URL,
      SMTP_URL,
      ...SEAL,
    });
    expect(config.isProduction).toBe(true);
  });
});
