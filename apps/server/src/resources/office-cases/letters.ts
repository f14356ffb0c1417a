import { refOf, UPLOAD_EXTENSIONS } from '@urzad/contract';
import { hasExtension } from '@urzad/domain';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../api-error';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import { attachedFiles, attachFile } from '../uploads/public';
import { type CaseMessageRow, type CaseRecord, insertMessage } from './repository';

/** The kinds of uploads that a letter takes. */
const KINDS = (['attachment', 'picture', 'audio', 'video'] as const).flatMap(
  (purpose) => UPLOAD_EXTENSIONS[purpose],
);

/** The most files of one case: as many as an archive takes. */
const FILES_OF_CASE_MAX = 100;

/** A letter as its author sent it. */
export interface Letter {
  body: string;
  /** Storage keys of uploads of the author. */
  filenames?: readonly string[];
}

type Writing = Author & { id: number };

/**
 * Adds a letter or a note to a case, with files that its author uploaded.
 * @throws ApiError `not-valid` `{filenames}` for an upload of somebody else, of a kind that no letter takes, or too many
 */
export async function addMessage(
  app: FastifyInstance,
  tx: Tx,
  {
    record: { id },
    direction,
    letter: { body, filenames = [] },
  }: { record: CaseRecord; direction: CaseMessageRow['direction']; letter: Letter },
  by: Writing,
): Promise<CaseMessageRow> {
  const files = await attach(app, tx, { id, filenames: [...new Set(filenames)] }, by);
  return insertMessage(tx, {
    ...{ id_officecase: id, direction, body, files },
    id_user: by.id,
    sent_date: by.date,
  });
}

async function attach(
  app: FastifyInstance,
  tx: Tx,
  { id, filenames }: { id: number; filenames: readonly string[] },
  by: Writing,
): Promise<number[]> {
  if (filenames.length === 0) return [];
  const owner = refOf('officecase', id);
  const attached = await attachedFiles(tx, owner);
  if (attached.length + filenames.length > FILES_OF_CASE_MAX) throw refused('is-too-big');

  const ids: number[] = [];
  for (const filename of filenames) {
    const file = await attachFile(tx, { filename, kind: 'INNY', owner, now: app.clock.now() }, by);
    if (!file) throw refused('no-file');
    if (!hasExtension(file.name, KINDS)) throw refused('not-valid-files');
    ids.push(file.id);
  }
  return ids;
}

function refused(code: 'is-too-big' | 'no-file' | 'not-valid-files'): ApiError {
  return new ApiError('not-valid', { filenames: code });
}
