import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CryptoKeySigner, P12Signer, parsePem, type Signer } from '@libpdf/core';
import { DAY_MS } from '@urzad/domain';
import { ifThere } from '../files/if-there';
import { createOnce } from '../kept-key';
import { codesOf, StartRefused } from '../startup/refusals/start-refused';
import { issueDemoCertificate, toPem } from './demo-certificate';

const WARNED_DAYS = 30;
const KEY_FILE = 'office-seal.pem';
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' };

/**
 * The seal that a trust service issued to the office, as PKCS#12. Production uses it, by its settings.
 * @param now real time
 * @throws StartRefused when the file cannot be read, is no PKCS#12, has another password, or its certificate is not
 * valid now: readers would call every document forged
 */
export async function signerFromFile(
  file: string,
  { password, now }: { password: string; now: Date },
): Promise<Signer> {
  const signer = await openSigner(file, password);
  const { from, to } = validityOf(signer);
  if (now < from || now > to) {
    throw new StartRefused(
      `SEAL_FILE is not valid: the certificate in ${file} is valid from ${dayOf(from)} to ${dayOf(to)}. Order a new one from the trust service, or correct the clock of this machine.`,
    );
  }
  return signer;
}

async function openSigner(file: string, password: string): Promise<Signer> {
  try {
    return await P12Signer.create(await readFile(file), password);
  } catch (error) {
    throw new StartRefused(refusalOfSeal(file, error), { cause: error });
  }
}

/** What to tell whoever starts the server while a new certificate can still be had in time. */
export function sealWarning(signer: Signer, now: Date): string | undefined {
  const { to } = validityOf(signer);
  if (to.getTime() - now.getTime() > WARNED_DAYS * DAY_MS) return undefined;
  return `The certificate of SEAL_FILE ends on ${dayOf(to)}. Order a new one from the trust service: after that day the server does not start.`;
}

function validityOf({ certificate }: Signer): { from: Date; to: Date } {
  const { validFrom, validTo } = new X509Certificate(certificate);
  return { from: new Date(validFrom), to: new Date(validTo) };
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

function refusalOfSeal(file: string, error: unknown): string {
  const [code] = codesOf(error);
  if (code === 'ENOENT') return `SEAL_FILE is not valid: there is no file ${file}.`;
  if (code !== 'SIGNER_ERROR')
    return `SEAL_FILE is not valid: ${file} cannot be read (${code ?? String(error)}).`;
  // The library has one code for both errors; a file that is PKCS#12 fails by its check of integrity.
  return /integrity/i.test(String(error))
    ? `SEAL_PASS is not valid: it does not open ${file}.`
    : `SEAL_FILE is not valid: ${file} is no PKCS#12 file (.p12, .pfx) with a key and its certificate.`;
}

/**
 * The seal for work without an issued one: made at first use and stored in the folder of keys. Two processes at once
 * end up with the same key.
 *
 * @param folder `DATA_DIR/keys`; made when missing, readable by this account only
 * @param officeName shown in the certificate, e.g. `Regionalny Urząd Pracy`
 */
export async function demoSigner(folder: string, officeName: string): Promise<Signer> {
  const file = path.join(folder, KEY_FILE);
  const kept = await ifThere(() => readFile(file, 'utf8'));
  if (kept !== undefined) return signerFromPem(kept, file);

  const subject = { CN: `Pieczęć elektroniczna – ${officeName} – wersja demonstracyjna`, O: officeName };
  createOnce(file, await toPem(await issueDemoCertificate(subject)));
  return signerFromPem(await readFile(file, 'utf8'), file);
}

async function signerFromPem(pem: string, file: string): Promise<Signer> {
  const [key, certificate, ...chain] = parsePem(pem).map((block) => block.der);
  if (!key || !certificate)
    throw new StartRefused(
      `The demo seal in ${file} is damaged: it holds no key with its certificate. Restore it from a backup, or remove the file: the next start makes a new seal.`,
    );

  const privateKey = await crypto.subtle.importKey('pkcs8', new Uint8Array(key), ALGORITHM, false, ['sign']);
  return new CryptoKeySigner(privateKey, certificate, 'EC', 'ECDSA', chain);
}
