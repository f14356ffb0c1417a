import { X509Certificate } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PDF } from '@libpdf/core';
import { afterAll, describe, expect, it } from 'vitest';
import { demoSigner, sealWarning, signerFromFile } from './office-signer';
import { padesSeal } from './pades-seal';
import { verifySignatures } from './verify';

const root = await mkdtemp(path.join(tmpdir(), 'seal-'));
const NOW = new Date('2027-02-10T08:00:00Z');
afterAll(() => rm(root, { recursive: true }));

describe('demoSigner', () => {
  it('makes one key, however many ask at once, and keeps it', async () => {
    const folder = path.join(root, 'keys');
    const together = await Promise.all([1, 2, 3].map(() => demoSigner(folder, 'Regionalny Urząd Pracy')));
    const later = await demoSigner(folder, 'Regionalny Urząd Pracy');
    const prints = [...together, later].map(({ certificate }) => Buffer.from(certificate).toString('hex'));

    expect(new Set(prints).size).toBe(1);
    expect(await readdir(folder)).toEqual(['office-seal.pem']);
    expect((await stat(path.join(folder, 'office-seal.pem'))).mode & 0o777).toBe(0o600);
  });

  it.each(['', '-----BEGIN'])('refuses a kept key that is not whole: %j', async (text) => {
    const folder = await mkdtemp(path.join(root, 'cut-'));
    await writeFile(path.join(folder, 'office-seal.pem'), text);
    await expect(demoSigner(folder, 'Regionalny Urząd Pracy')).rejects.toThrow('office-seal.pem is damaged');
  });

  it('gives a certificate of the office for 2020 to 2040, issued by an authority that is in the chain', async () => {
    const { certificate, certificateChain = [] } = await demoSigner(
      path.join(root, 'other'),
      'Regionalny Urząd Pracy',
    );
    const seal = new X509Certificate(certificate);
    const [authority] = certificateChain.map((der) => new X509Certificate(der));

    expect(seal.subject).toContain('O=Regionalny Urząd Pracy');
    expect(new Date(seal.validFrom).toISOString()).toBe('2020-01-01T00:00:00.000Z');
    expect(new Date(seal.validTo).toISOString()).toBe('2040-01-01T00:00:00.000Z');
    expect(authority && seal.verify(authority.publicKey)).toBe(true);
    expect(authority?.ca).toBe(true);
  });
});

describe('signerFromFile', () => {
  // Made once by `openssl pkcs12 -export` from a demo key that seals nothing.
  const bought = path.join(import.meta.dirname, 'testing/demo-seal.p12');

  it('reads the key, its certificate and the authority of a PKCS#12', async () => {
    const seal = padesSeal(await signerFromFile(bought, { password: 'haslo', now: NOW }));
    const page = PDF.create();
    page.addPage();
    const sealed = await seal.seal(await page.save(), {
      reason: 'Próba',
      location: 'Zielony Staw',
      signingTime: new Date('2027-02-10T08:00:00Z'),
    });

    expect(await verifySignatures(sealed.pdf, { trusted: seal.trusted })).toMatchObject([
      { intact: true, trusted: true, coversWholeDocument: true },
    ]);
  });

  it('refuses a wrong password', async () => {
    await expect(signerFromFile(bought, { password: 'inne', now: NOW })).rejects.toThrow();
  });

  it('refuses a file that is no PKCS#12', async () => {
    const file = path.join(root, 'seal.p12');
    await writeFile(file, 'not a key');
    await expect(signerFromFile(file, { password: 'haslo', now: NOW })).rejects.toThrow(/PKCS|P12/i);
  });

  it.each(['2019-12-31T23:59:59Z', '2040-01-01T00:00:01Z'])(
    'refuses a certificate that is not valid: %s',
    async (at) => {
      const start = signerFromFile(bought, { password: 'haslo', now: new Date(at) });
      await expect(start).rejects.toThrow('is valid from 2020-01-01 to 2040-01-01');
    },
  );

  it('warns 30 days before its certificate ends', async () => {
    const signer = await signerFromFile(bought, { password: 'haslo', now: NOW });
    expect(sealWarning(signer, new Date('2039-12-01T23:59:59Z'))).toBeUndefined();
    expect(sealWarning(signer, new Date('2039-12-02T00:00:00Z'))).toContain('ends on 2040-01-01');
  });
});
