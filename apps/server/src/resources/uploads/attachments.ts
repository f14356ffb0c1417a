import type { Author } from '../../author';
import type { Db, Tx } from '../../db';
import * as files from './repository';

export type { FileRow } from './repository';

/** Unattached files live this long (Order §4). */
export const UNATTACHED_MS = 24 * 60 * 60 * 1000;

interface Attaching {
  filename: string;
  kind: string;
  owner: files.FileOwner;
  /** Technical time. */
  now: Date;
}

/** Makes an uploaded file a part of an object. `undefined`: no such file of this person, or its day has passed. */
export function attachFile(
  tx: Tx,
  { filename, kind, owner, now }: Attaching,
  author: Author & { id: number },
): Promise<files.FileRow | undefined> {
  const uploadedAfter = new Date(now.getTime() - UNATTACHED_MS);
  return files.attach(tx, { filename, id_user: author.id, uploadedAfter }, { owner, kind, author });
}

/** Takes a file away from its object. Its bytes are removed by the caller, after the transaction. */
export function detachFile(
  tx: Tx,
  file: { id: number; owner: files.FileOwner },
  author: Author,
): Promise<files.FileRow | undefined> {
  return files.remove(tx, file, author);
}

/**
 * Forgets every file of these objects, also those taken away from them before. Their bytes are removed by the caller, after
 * the transaction; what is left by a server that died in between goes with the next sweep, as no row knows it.
 */
export function eraseFiles(
  tx: Tx,
  owners: { obj_type: files.FileOwner['obj_type']; ids: readonly number[] },
): Promise<string[]> {
  return files.eraseOf(tx, owners);
}

/** A file that the store has to hold, and the digest of its bytes. */
export type KeptFile = Pick<files.FileRow, 'filename' | 'sha256'>;

export function findKeptFiles(db: Db): Promise<KeptFile[]> {
  return files.findKept(db);
}

export function attachedFiles(db: Db, owner: files.FileOwner): Promise<files.FileRow[]> {
  return files.findAttached(db, owner);
}

/** Of these ids the files that stand, or once stood, in an object: what was sent stays readable after it is exchanged. */
export function filesAmong(db: Db, owner: files.FileOwner, ids: readonly number[]): Promise<files.FileRow[]> {
  return files.findAmong(db, owner, ids);
}

/** Keeps a file that the office made, attached from the start. */
export async function keepOfficeFile(
  tx: Tx,
  file: Omit<files.NewFile, 'id_user' | 'obj_type' | 'id_obj'> & { owner: files.FileOwner },
  author: Author,
): Promise<void> {
  const { owner, ...rest } = file;
  await files.insert(tx, { ...rest, ...owner, id_user: null }, author);
}
