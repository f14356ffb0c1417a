import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newDemoAuthority } from '../demo-certificate';
import { demoSigning } from './demo-authority';
import { openTrust } from './open-trust';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'urzad-trust-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('trusts nobody without a folder, and beside it the authority of a demo', async () => {
  expect(await openTrust(undefined)).toEqual({ anchors: [], revocationLists: [] });
  const demo = await demoSigning(path.join(folder, 'keys'));
  expect((await openTrust(undefined, demo)).anchors).toEqual([
    { certificate: demo.certificate, purposes: ['qualified'] },
  ]);
});

it('reads certificates by what they are trusted for, as PEM and as DER, and lists', async () => {
  const place = path.join(folder, 'trust');
  const { certificate } = await newDemoAuthority('Urząd testowy');
  const { revocations } = await demoSigning(path.join(folder, 'keys'));
  for (const name of ['personal', 'qualified']) await mkdir(path.join(place, name), { recursive: true });
  const pem = certificate.toString('pem');
  await writeFile(path.join(place, 'personal', 'two.pem'), `${pem}\n${pem}\n`);
  await writeFile(path.join(place, 'qualified', 'one.cer'), Buffer.from(certificate.rawData));
  await writeFile(path.join(place, 'list.crl'), revocations);
  await writeFile(path.join(place, 'README.txt'), 'x');

  const { anchors, revocationLists } = await openTrust(place);
  expect(anchors.map(({ purposes }) => purposes)).toEqual([['personal'], ['personal'], ['qualified']]);
  for (const anchor of anchors)
    expect(Buffer.from(anchor.certificate)).toEqual(Buffer.from(certificate.rawData));
  expect(revocationLists).toEqual([revocations]);
});

it('is refused without a folder and with certificates trusted for nothing', async () => {
  await expect(openTrust(path.join(folder, 'none'))).rejects.toThrow('TRUST_DIR is not valid');
  const place = path.join(folder, 'odd');
  await mkdir(place);
  await writeFile(path.join(place, 'x.pem'), (await newDemoAuthority()).certificate.toString('pem'));
  await expect(openTrust(place)).rejects.toThrow('in no folder that says');
});
