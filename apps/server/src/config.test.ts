import { mkdtempSync, rmSync } from 'node:fs';
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

describe('the settings', () => {
  it('have defaults for a laptop', () => {
    expect(loadConfig({ DATA_DIR })).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:3000',
      fileLimit: 3_000_000,
      mediaLimit: 3_000_000,
      isDemo: false,
      demoNow: '2027-02-10 09:00',
    });
  });

  it('keep a generated key for the next start', () => {
    expect(loadConfig({ DATA_DIR }).secretKey).toBe(loadConfig({ DATA_DIR }).secretKey);
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'eighty'],
    ['DEMO', 'true'],
    ['DATABASE_URL', 'mysql://x'],
    ['SECRET_KEY', 'short'],
    ['DEMO_NOW', 'yesterday'],
  ])('name a wrong %s', (name, value) => {
    expect(() => loadConfig({ DATA_DIR, [name]: value })).toThrow(`${name} is not valid`);
  });

  it('refuse a store for files that is not there yet', () => {
    const start = () => loadConfig({ DATA_DIR, FILES_URL: 's3://bucket' });
    expect(start).toThrow(ConfigError);
    expect(start).toThrow('FILES_URL is set, but storage over S3 is not there yet');
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
    ['demo data', { DEMO: 'yes', SECRET_KEY, SMTP_URL }, 'DEMO=yes is refused'],
    ['a missing key', { SMTP_URL }, 'SECRET_KEY is missing'],
    ['missing mail', { SECRET_KEY }, 'SMTP_URL is missing'],
  ])('refuses %s', (_name, given, sentence) => {
    const start = () => loadConfig({ DATA_DIR, NODE_ENV: 'production', ...given });
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(sentence);
  });

  it('starts with what it needs', () => {
    const config = loadConfig({ DATA_DIR, NODE_ENV: 'production', SECRET_KEY, SMTP_URL });
    expect(config.isProduction).toBe(true);
  });
});
