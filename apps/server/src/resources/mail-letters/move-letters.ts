import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import { type Author, authorOf } from '../../author';
import type { Tx } from '../../db';
import type { Note } from '../../unit-of-work/write';
import { removeBytes } from '../uploads/public';
import { copies, lockCopies } from './copies';
import { giveUpFiles } from './files-of-letter';
import { forgetIncoming } from './incoming/forget-incoming';
import { mailIncoming } from './incoming/table';
import { type CopyRecord, mailCopy, mailLetter } from './table';

/** Marks copies of the caller as read, or as not read. */
export async function markLetters(
  app: FastifyInstance,
  request: FastifyRequest,
  { ids, is_read }: { ids: readonly number[]; is_read: CopyRecord['is_read'] },
): Promise<void> {
  await app.write(request, async (tx) => {
    const by = authorOf(app, request);
    const found = await lockCopies(tx, request.user, ids);
    for (const { id } of found) await copies.touch(tx, id, { values: { is_read }, by });
    return { data: null };
  });
}

/**
 * Puts copies of the caller into the trash.
 * @param folder where the caller saw them
 */
export async function trashLetters(
  app: FastifyInstance,
  request: FastifyRequest,
  { ids, folder: seen }: { ids: readonly number[]; folder?: CopyRecord['folder'] | undefined },
): Promise<void> {
  await app.write(request, async (tx, note) => {
    const by = authorOf(app, request);
    const found = await lockCopies(tx, request.user, ids);
    refuseIn(found, 'trash', true);
    // A draft and the letter that was sent of it are one copy.
    if (seen && found.some(({ folder }) => folder !== seen)) {
      throw new ApiError('illegal-step', { reason: 'moved' });
    }
    for (const { id, folder } of found) {
      const values = { folder: 'trash' as const, folder_before: folder, trash_date: app.clock.now() };
      await copies.touch(tx, id, { values, by });
    }
    noteEach(note, 'trash', found);
    return { data: null };
  });
}

/** Takes them out again, to where they were. */
export async function restoreLetters(
  app: FastifyInstance,
  request: FastifyRequest,
  ids: readonly number[],
): Promise<void> {
  await app.write(request, async (tx, note) => {
    const by = authorOf(app, request);
    const found = await lockCopies(tx, request.user, ids);
    refuseIn(found, 'trash', false);
    for (const { id, folder_before } of found) {
      const values = { folder: folder_before ?? 'inbox', folder_before: null, trash_date: null };
      await copies.touch(tx, id, { values, by });
    }
    noteEach(note, 'restore', found);
    return { data: null };
  });
}

/** Erases copies that are in the trash, and the letters that nobody holds any more. */
export async function eraseLetters(
  app: FastifyInstance,
  request: FastifyRequest,
  ids: readonly number[],
): Promise<void> {
  const { erased } = await app.write(request, async (tx, note) => {
    const found = await lockCopies(tx, request.user, ids);
    refuseIn(found, 'trash', false);
    noteEach(note, 'erase', found);
    return { erased: await eraseCopies(tx, found, authorOf(app, request)) };
  });
  await removeBytes(app, request, erased);
}

/**
 * Erases copies, and with the last copy of a letter the letter and its files. A file that another letter passed on goes
 * with that one; what is in a case stays there.
 * @returns names of files, whose bytes the caller removes after the transaction
 */
export async function eraseCopies(
  tx: Tx,
  found: readonly Pick<CopyRecord, 'id' | 'id_letter'>[],
  by: Author,
): Promise<string[]> {
  if (found.length === 0) return [];
  const ids = [...new Set(found.map(({ id_letter }) => id_letter))].toSorted((one, other) => one - other);
  // Of two holders who erase the last two copies at once, the second sees that none is left.
  await tx.select().from(mailLetter).where(inArray(mailLetter.id, ids)).orderBy(mailLetter.id).for('update');
  await tx.delete(mailCopy).where(
    inArray(
      mailCopy.id,
      found.map(({ id }) => id),
    ),
  );
  const held = sql`exists (select from ${mailCopy} where ${mailCopy.id_letter} = ${mailLetter.id})`;
  const gone = await tx
    .select({ id: mailLetter.id, files: mailLetter.files })
    .from(mailLetter)
    .where(and(inArray(mailLetter.id, ids), sql`not ${held}`));

  const filenames: string[] = [];
  for (const { id, files } of gone) {
    await tx.update(mailLetter).set({ id_before: null }).where(eq(mailLetter.id_before, id));
    await forgetIncoming(tx, eq(mailIncoming.id_letter, id));
    await tx.delete(mailLetter).where(eq(mailLetter.id, id));
    filenames.push(...(await giveUpFiles(tx, { id, ids: files }, by)));
  }
  return filenames;
}

/** @throws ApiError `illegal-step` where one is in the folder, or none is */
function refuseIn(found: readonly CopyRecord[], folder: CopyRecord['folder'], isRefused: boolean): void {
  if (found.some((copy) => (copy.folder === folder) === isRefused)) {
    throw new ApiError('illegal-step', { reason: isRefused ? 'in-trash' : 'not-in-trash' });
  }
}

/** Many moved at once are logged as each alone would be, so that the log of a letter has all that became of it. */
function noteEach(note: Note, verb: 'trash' | 'restore' | 'erase', found: readonly CopyRecord[]): void {
  for (const { id_letter } of found) {
    note({ event: `mailletter.${verb}`, obj_type: 'mailletter', id_obj: id_letter });
  }
}
