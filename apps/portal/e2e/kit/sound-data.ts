import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const run = promisify(execFile);

/** The server's own look through its data, as an auditor would start it: the log's chain and every file's digest. */
export async function expectSoundData(dataDir: string): Promise<void> {
  const { stdout } = await run(process.execPath, ['apps/server/dist/check-data.js'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
  });
  const report: unknown = JSON.parse(stdout);
  expect(report).toMatchObject({ log: { state: 'intact' }, missing: [], damaged: [] });
}
