import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import * as z from 'zod/mini';

const ROOT = path.resolve(import.meta.dirname, '../../../../..');
const run = promisify(execFile);

const DataReport = z.object({
  log: z.object({ state: z.string() }),
  files: z.number(),
  missing: z.array(z.string()),
  damaged: z.array(z.string()),
  strays: z.array(z.string()),
  sessions: z.number(),
});

/**
 * The own check of a server that is stopped: the chain of the log, the digest of every file, and what lies about.
 *
 * @param env its settings, where its files lie elsewhere
 */
export async function dataReport(dataDir: string, env: Record<string, string> = {}) {
  const settings = { cwd: ROOT, env: { ...process.env, DATA_DIR: dataDir, ...env } };
  const { stdout } = await run(process.execPath, ['apps/server/dist/check-data.js'], settings)
    // It ends with 1 where something is wrong, and says what.
    .catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }));
  return DataReport.parse(JSON.parse(stdout));
}

export async function expectSoundData(dataDir: string): Promise<void> {
  expect(await dataReport(dataDir)).toMatchObject({ log: { state: 'intact' }, missing: [], damaged: [] });
}
