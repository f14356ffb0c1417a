import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const run = promisify(execFile);

/** The server's own check of its data: the chain of the log and the digest of every file. */
export async function expectSoundData(dataDir: string): Promise<void> {
  const { stdout } = await run(process.execPath, ['apps/server/dist/check-data.js'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
  });
  const report: unknown = JSON.parse(stdout);
  expect(report).toMatchObject({ log: { state: 'intact' }, missing: [], damaged: [] });
}
