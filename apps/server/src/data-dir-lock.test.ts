import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DataDirBusy, lockDataDir } from './data-dir-lock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'urzad-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const pidFile = () => path.join(folder, 'server.pid');

it('refuses a folder on which another process works, and names it', () => {
  writeFileSync(pidFile(), String(process.ppid));
  expect(() => lockDataDir(folder)).toThrow(DataDirBusy);
  expect(() => lockDataDir(folder)).toThrow(`process ${process.ppid}`);
  expect(() => lockDataDir(folder)).toThrow(`another program, as after a power cut, remove ${pidFile()}`);
});

it('takes over from a process that is gone', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(pidFile(), String(pid));
  const unlock = lockDataDir(folder);
  unlock();
  expect(() => lockDataDir(folder)()).not.toThrow();
});

it('closes the folder to other accounts, with what was open in it', () => {
  const database = path.join(folder, 'database');
  mkdirSync(database);
  for (const open of [folder, database]) chmodSync(open, 0o755);
  lockDataDir(folder)();
  expect([folder, database].map((at) => statSync(at).mode & 0o777)).toEqual([0o700, 0o700]);
});

it('refuses a folder that all accounts share, and leaves it as it is', () => {
  chmodSync(folder, 0o1777);
  expect(() => lockDataDir(folder)).toThrow('is a folder that all accounts share');
  expect(statSync(folder).mode & 0o7777).toBe(0o1777);
});
