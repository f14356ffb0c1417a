import { MAIL_FILES_MAX } from '@urzad/grants';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../api-error';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import {
  attachLetterFiles,
  disown,
  erase,
  type FileRow,
  filesAmong,
  findByIds,
  moveFiles,
} from '../uploads/public';
import { mailLetter } from './table';

/** Files of letters belong to the letter that they came with. */
const ownerOf = (id_obj: number) => ({ obj_type: 'mailletter', id_obj });

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

/**
 * Files that a letter has no more. One that another letter has too goes with that one; what is in a case stays there.
 * @returns names of those that are erased, whose bytes the caller removes after the transaction
 */
export async function giveUpFiles(
  tx: Tx,
  { id, ids }: { id: number; ids: readonly number[] },
  by: Author,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const from = ownerOf(id);
  const filenames: string[] = [];
  for (const file of await filesAmong(tx, from, ids)) {
    const heir = await heirOf(tx, file.id, id);
    if (heir !== undefined) {
      await moveFiles(tx, { ids: [file.id], from, to: ownerOf(heir) }, by);
      continue;
    }
    await erase(tx, [file.id]);
    filenames.push(file.filename);
  }
  return filenames;
}

/** Another letter that has the file: one that was sent before a draft, which may give it up. */
async function heirOf(tx: Tx, id: number, id_letter: number): Promise<number | undefined> {
  const [heir] = await tx
    .select({ id: mailLetter.id })
    .from(mailLetter)
    .where(and(sql`${mailLetter.files} @> ${JSON.stringify([id])}::jsonb`, ne(mailLetter.id, id_letter)))
    .orderBy(desc(eq(mailLetter.status, 'sent')), mailLetter.id)
    .limit(1);
  return heir?.id;
}

export function refused(code: 'is-too-big' | 'outside'): ApiError {
  return new ApiError('not-valid', { filenames: code });
}
