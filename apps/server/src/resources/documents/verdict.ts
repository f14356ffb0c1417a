import type { DocumentVerdict } from '@urzad/contract';
import type { Db } from '../../db';
import { attachedFiles } from '../uploads/public';
import * as documents from './repository';

/** What is asked: a number with dashes, as in an address, and the digest of a file. */
interface Question {
  number: string;
  sha256: string;
}

/** Who signed is told by the side, never by name: the one who asks has a file, and need not be its owner (Order §12). */
const SIDES = { CITIZEN: 'CITIZEN', OFFICE: 'OFFICE', SEAL: 'OFFICE' } as const;
type Side = (typeof SIDES)[keyof typeof SIDES];

/** A number that there is none of and a file of something else are answered alike. */
export async function verdictOn(db: Db, { number, sha256 }: Question): Promise<DocumentVerdict> {
  const row = await documents.findByNumber(db, number.replaceAll('-', '/'));
  const files = row ? await attachedFiles(db, { obj_type: 'basedocument', id_obj: row.id }) : [];
  const file = files.find((candidate) => candidate.sha256 === sha256);
  if (!row || !file) return { is_document: 'no' };

  const isCurrent = file.filename === row.filename;
  return {
    is_document: 'yes',
    revision: isCurrent ? 'current' : 'earlier',
    state: await stateOf(db, row),
    // A file from before the last signature has none: each document is signed once, or sealed as it is made.
    signers: isCurrent ? await sidesOf(db, row) : [],
  };
}

async function stateOf(db: Db, row: documents.DocumentRow): Promise<'valid' | 'replaced' | 'void'> {
  if (row.status === 'void') return 'void';

  const others = await documents.findByObject(db, row);
  const isReplaced = others.some(({ kind, version_no }) => kind === row.kind && version_no > row.version_no);
  return isReplaced ? 'replaced' : 'valid';
}

async function sidesOf(db: Db, row: documents.DocumentRow): Promise<Side[]> {
  const sides = new Set<Side>();
  for (const { signer_kind, provider } of await documents.findSignatures(db, [row.id])) {
    // Who has read a clause has not signed it: its file stays as it is.
    if (provider === 'ACKNOWLEDGED') continue;
    sides.add(SIDES[signer_kind]);
    // The portal puts a signature by password and code under the seal of the office.
    if (provider === 'PORTAL_CODE') sides.add('OFFICE');
  }
  return [...sides];
}
