import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyOfTemplate } from '../../test/test-db';
import { threadedVerifier, type VerifyChain } from './chain-verifier';

const NO_ANCHORS = { anchors: [], damagedLines: [] };

let folder: string;
let verify: VerifyChain;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'chain-'));
  // As the server is built, but whole: packages are not found from a temporary folder.
  await build({
    configFile: false,
    logLevel: 'silent',
    build: { ssr: path.join(import.meta.dirname, 'chain-worker.ts'), outDir: folder, target: 'node20' },
    ssr: { noExternal: true },
  });
  verify = threadedVerifier(path.join(folder, 'chain-worker.js'), await copyOfTemplate());
});
afterAll(() => rm(folder, { recursive: true }));

it('checks the log in a thread with a connection of its own, and says how far it is', async () => {
  const said: number[] = [];
  const verdict = await verify(NO_ANCHORS, { onRows: (rows) => said.push(rows) });
  expect(verdict).toMatchObject({ state: 'intact', broken: [] });
  expect(said.at(-1)).toBe(verdict.rows);
});

it('is broken off, and tells of a database that it cannot read', async () => {
  await expect(verify(NO_ANCHORS, { signal: AbortSignal.abort(new Error('Enough.')) })).rejects.toThrow();
  const lost = threadedVerifier(path.join(folder, 'chain-worker.js'), 'postgres://nobody@127.0.0.1:9/none');
  await expect(lost(NO_ANCHORS, {})).rejects.toThrow();
});
