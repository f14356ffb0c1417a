import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parsePem } from '@libpdf/core';
import { ANCHOR_PURPOSES, type AnchorPurpose } from '@urzad/contract';
import { StartRefused } from '../../startup/refusals/start-refused';
import type { Trust, TrustAnchor } from '../trust/trust-anchors';
import type { DemoSigning } from './demo-authority';

const CERTIFICATES = ['.pem', '.crt', '.cer'];
const LISTS = ['.crl'];

/**
 * Authorities and lists of a folder: certificates (`.pem`, `.crt`, `.cer`) in a folder named after what they are trusted
 * for (`ANCHOR_PURPOSES`), lists of revoked certificates (`.crl`) anywhere in it.
 *
 * @param demo the authority of a demo, which is trusted beside them
 * @throws StartRefused when the folder cannot be read or holds a certificate in another folder
 */
export async function openTrust(folder: string | undefined, demo?: DemoSigning): Promise<Trust> {
  const files = folder === undefined ? [] : await filesIn(folder);
  const anchors: TrustAnchor[] = [];
  const revocationLists: Uint8Array[] = [];
  for (const file of files) {
    const extension = path.extname(file).toLowerCase();
    if (LISTS.includes(extension)) revocationLists.push(...(await readDer(file)));
    if (!CERTIFICATES.includes(extension)) continue;
    const purposes = [purposeOf(file)];
    anchors.push(...(await readDer(file)).map((certificate) => ({ certificate, purposes })));
  }
  if (!demo) return { anchors, revocationLists };

  return {
    anchors: [...anchors, { certificate: demo.certificate, purposes: ['qualified'] }],
    revocationLists: [...revocationLists, demo.revocations],
  };
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .sort();
  } catch (error) {
    throw new StartRefused(`TRUST_DIR is not valid: ${folder} cannot be read.`, { cause: error });
  }
}

/** PEM, with several in one file, or DER. */
async function readDer(file: string): Promise<Uint8Array[]> {
  const bytes = new Uint8Array(await readFile(file));
  const text = Buffer.from(bytes).toString('latin1');
  return text.includes('-----BEGIN ') ? parsePem(text).map(({ der }) => new Uint8Array(der)) : [bytes];
}

function purposeOf(file: string): AnchorPurpose {
  const name = path.basename(path.dirname(file));
  const purpose = ANCHOR_PURPOSES.find((code) => code === name);
  if (purpose) return purpose;
  throw new StartRefused(
    `TRUST_DIR is not valid: ${file} stands in no folder that says what it is trusted for (${ANCHOR_PURPOSES.join(', ')}).`,
  );
}
