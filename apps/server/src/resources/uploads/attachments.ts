import { DAY_MS } from '@urzad/domain';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import * as files from './repository';

/** Unattached files live this long (Order §4). */
export const UNATTACHED_MS = DAY_MS;

interface Attaching {
  filename: string;
  kind: string;
  owner: files.FileOwner;
  /** Technical time. */
  now: Date;
}

/** Attaches an uploaded file to an object. `undefined`: the person has no such file, or it is older than a day. */
export function attachFile(
  tx: Tx,
  { filename, kind, owner, now }: Attaching,
  author: Author & { id: number },
): Promise<files.FileRow | undefined> {
  const uploadedAfter = new Date(now.getTime() - UNATTACHED_MS);
  return files.attach(tx, { filename, id_user: author.id, uploadedAfter }, { owner, kind, author });
}

/** The same for a file of the office itself, which stays when the account of its uploader is erased. */
export async function attachOfficeFile(
  tx: Tx,
  attaching: Attaching,
  author: Author & { id: number },
): Promise<files.FileRow | undefined> {
  const file = await attachFile(tx, attaching, author);
  if (file) await files.disown(tx, file.id);
  return file;
}

/** Records a file that the office made, attached from the start. */
export async function keepOfficeFile(
  tx: Tx,
  file: Omit<files.NewFile, 'id_user' | 'obj_type' | 'id_obj'> & { owner: files.FileOwner },
  author: Author,
): Promise<files.FileRow> {
  const { owner, ...rest } = file;
  return files.insert(tx, { ...rest, ...owner, id_user: null }, author);
}
