import type { AccountChange } from '@urzad/contract';
import { ATTACHMENT_EXTENSIONS, AVATAR_EXTENSIONS, hasExtension } from '@urzad/domain';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../api-error';
import type { Author } from '../../author';
import type { Db, Tx } from '../../db';
import { attachedFiles, attachFile, detachFile, erase, type FileRow } from '../uploads/public';
import type { UserRow } from './repository';

/** The files of an account: its column, and as what the file is kept. */
const FILES = {
  avatar: { kind: 'AWATAR', extensions: AVATAR_EXTENSIONS },
  disabled_file: { kind: 'ORZECZENIE', extensions: ATTACHMENT_EXTENSIONS },
} as const;
type FileField = keyof typeof FILES;

const ownerOf = (id: number) => ({ obj_type: 'user', id_obj: id });

interface FilesChange {
  account: UserRow;
  change: AccountChange;
  by: Author & { id: number };
}

/**
 * Attaches the uploads that the change names and erases those that they replace.
 * @returns the columns to write, and the names of erased files, whose bytes the caller removes after the transaction
 * @throws ApiError `not-valid` for a file that the person did not upload, or of another kind
 */
export async function changeOwnFiles(
  app: Pick<FastifyInstance, 'clock'>,
  tx: Tx,
  { account, change, by }: FilesChange,
): Promise<{ columns: Partial<Record<FileField, string | null>>; erased: string[] }> {
  const wanted: Partial<Record<FileField, string | null>> = {};
  for (const field of ['avatar', 'disabled_file'] as const) {
    if (change[field] !== undefined) wanted[field] = change[field] || null;
  }
  // Who has no certificate any more keeps no file of it here.
  if (change.disabled !== undefined && change.disabled !== 'yes') wanted.disabled_file = null;

  const owner = ownerOf(account.id);
  const changed = (['avatar', 'disabled_file'] as const).filter(
    (field) => wanted[field] !== undefined && wanted[field] !== account[field],
  );
  if (changed.length === 0) return { columns: {}, erased: [] };

  const attached = await attachedFiles(tx, owner);
  const erased: string[] = [];
  for (const field of changed) {
    for (const file of attached.filter(({ filename }) => filename === account[field])) {
      await detachFile(tx, { id: file.id, owner }, by);
      await erase(tx, [file.id]);
      erased.push(file.filename);
    }
    const filename = wanted[field];
    if (!filename) continue;
    const { kind, extensions } = FILES[field];
    const file = await attachFile(tx, { filename, kind, owner, now: app.clock.now() }, by);
    if (!file) throw new ApiError('not-valid', { [field]: 'no-file' });
    if (!hasExtension(file.name, extensions)) throw new ApiError('not-valid', { [field]: 'extension' });
  }
  return { columns: Object.fromEntries(changed.map((field) => [field, wanted[field] ?? null])), erased };
}

/** The certificate of an account, if it has one. */
export async function findCertificate(
  db: Db,
  { id, disabled_file }: Pick<UserRow, 'id' | 'disabled_file'>,
): Promise<FileRow | undefined> {
  if (!disabled_file) return undefined;
  const attached = await attachedFiles(db, ownerOf(id));
  return attached.find(({ filename }) => filename === disabled_file);
}
