import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
});

it('takes over from a process that is gone', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(pidFile(), String(pid));
  const unlock = lockDataDir(folder);
  unlock();
  expect(() => lockDataDir(folder)()).not.toThrow();
});
