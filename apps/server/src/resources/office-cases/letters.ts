import { refOf } from '@urzad/contract';
import type { FastifyInstance } from 'fastify';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import { attachLetterFiles } from '../uploads/public';
import { type CaseMessageRow, type CaseRecord, insertMessage } from './repository';

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
  const files = await attachLetterFiles(app, tx, { owner: refOf('officecase', id), filenames }, by);
  return insertMessage(tx, {
    ...{ id_officecase: id, direction, body, files },
    id_user: by.id,
    sent_date: by.date,
  });
}
