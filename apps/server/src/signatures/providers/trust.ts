import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parsePem } from '@libpdf/core';
import { SIGN_LEVELS, type SignLevel } from '@urzad/grants';
import { StartRefused } from '../../startup/refusals/start-refused';
import type { DemoSigning } from './demo-authority';

/** An authority whose signatures count, and what they are worth. */
export interface Anchor {
  der: Uint8Array;
  level: SignLevel;
}

/** Whom the office trusts for signatures made outside of the portal. */
export interface Trust {
  anchors: readonly Anchor[];
  /** DER of lists of revoked certificates. */
  revocations: readonly Uint8Array[];
  /** The authority of a demo, which signs for people of the demo. */
  demo?: DemoSigning;
}

const CERTIFICATES = ['.pem', '.crt', '.cer'];
const LISTS = ['.crl'];

/**
 * Authorities and lists of a folder: certificates (`.pem`, `.crt`, `.cer`) in a folder named after what their signatures
 * are worth (`zaufany`, `osobisty`, `kwalifikowany` …), lists (`.crl`) anywhere in it.
 *
 * @param demo the authority of a demo, which is trusted beside them
 * @throws StartRefused when the folder cannot be read or holds a folder of no level
 */
export async function openTrust(folder: string | undefined, demo?: DemoSigning): Promise<Trust> {
  const files = folder === undefined ? [] : await filesIn(folder);
  const anchors: Anchor[] = [];
  const revocations: Uint8Array[] = [];
  for (const file of files) {
    const extension = path.extname(file).toLowerCase();
    if (LISTS.includes(extension)) revocations.push(...(await readDer(file)));
    if (!CERTIFICATES.includes(extension)) continue;
    const level = levelOf(file);
    anchors.push(...(await readDer(file)).map((der) => ({ der, level })));
  }
  if (!demo) return { anchors, revocations };

  return {
    anchors: [...anchors, { der: demo.certificate, level: 'ZAUFANY' }],
    revocations: [...revocations, demo.revocations],
    demo,
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

function levelOf(file: string): SignLevel {
  const name = path.basename(path.dirname(file)).toUpperCase();
  const level = SIGN_LEVELS.find((code) => code === name);
  if (level) return level;
  throw new StartRefused(
    `TRUST_DIR is not valid: ${file} stands in no folder that says what its signatures are worth (zaufany, osobisty, kwalifikowany).`,
  );
}
