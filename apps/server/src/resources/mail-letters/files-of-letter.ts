import { MAIL_FILES_MAX } from '@urzad/grants';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../api-error';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import { attachLetterFiles, disown, type FileRow, findByIds } from '../uploads/public';

/** Files of letters belong to the letter that they came with. */
export const ownerOf = (id_obj: number) => ({ obj_type: 'mailletter', id_obj });

interface Files {
  id: number;
  /** Ids that the letter goes on with. */
  kept: readonly number[];
  /** Ids that it may go on with: of its draft, and of the letter that it passes on. */
  allowed: readonly number[];
  /** Uploads of the author. */
  filenames: readonly string[];
}

/**
 * The files of a letter that is written: those that it has, and new uploads of its author.
 * @throws ApiError `not-valid` `{filenames}`, `object-no-exist` for a file of a letter that they do not hold
 */
export async function filesOfLetter(
  app: FastifyInstance,
  tx: Tx,
  { id, kept, allowed, filenames }: Files,
  by: Author & { id: number },
): Promise<FileRow[]> {
  if (kept.some((file) => !allowed.includes(file))) throw new ApiError('object-no-exist');
  const added = await attachLetterFiles(app, tx, { owner: ownerOf(id), filenames }, by);
  // A file of the office stays when the account of its uploader is erased.
  for (const file of added) await disown(tx, file);
  const ids = [...new Set([...kept, ...added])];
  const files = ids.length > 0 ? await findByIds(tx, ids) : [];
  if (files.length > MAIL_FILES_MAX) throw refused('is-too-big');
  return files;
}

export function refused(code: 'is-too-big' | 'outside'): ApiError {
  return new ApiError('not-valid', { filenames: code });
}
