import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadConfig } from '../config';
import { newDemoAuthority } from '../signatures/demo-certificate';
import { openTrust } from '../signatures/providers/open-trust';
import { refreshTrust } from './refresh-trust';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'urzad-trust-task-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function refresh(trustDir: string | undefined, day: string) {
  const now = new Date(`${day}T04:30:00.000Z`);
  const config = { ...loadConfig({ NODE_ENV: 'test', DATA_DIR: folder, DEMO: 'yes' }), trustDir };
  const clock = { now: () => now, business: () => now };
  return refreshTrust({ config, clock, readTrustAnew: () => openTrust(trustDir) });
}

it('takes up what was put into the folder, and tells what has ended', async () => {
  expect((await refresh(undefined, '2027-02-10')).note.code).toBe('trust-none');
  const place = path.join(folder, 'trust', 'qualified');
  await mkdir(place, { recursive: true });
  const trustDir = path.dirname(place);
  expect((await refresh(trustDir, '2027-02-10')).note.values).toMatchObject({ anchors: 0 });

  const { certificate } = await newDemoAuthority('Urząd testowy');
  await writeFile(path.join(place, 'one.cer'), Buffer.from(certificate.rawData));
  const fine = { code: 'trust-fine', level: 'info', values: { anchors: 1, lists: 0, ended: 0 } };
  expect(await refresh(trustDir, '2027-02-10')).toEqual({ changed: 0, note: fine });
  expect(await refresh(trustDir, '2027-02-11')).toEqual({ changed: 0, note: fine });
  expect((await refresh(trustDir, '2041-01-01')).note).toMatchObject({
    code: 'trust-ended',
    values: { ended: 1 },
  });
});
