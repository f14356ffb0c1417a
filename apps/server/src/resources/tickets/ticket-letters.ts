import { refOf } from '@urzad/contract';
import type { FastifyInstance } from 'fastify';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import { attachLetterFiles } from '../uploads/public';
import { insertMessage } from './repository';
import type { TicketMessageRow, TicketRecord } from './table';

/** A letter as its author sent it. */
export interface Letter {
  body: string;
  /** Storage keys of uploads of the author. */
  filenames?: readonly string[];
}

interface Sent {
  record: Pick<TicketRecord, 'id'>;
  direction: TicketMessageRow['direction'];
  letter: Letter;
}

/** Adds a letter or a note to a ticket, with files that its author uploaded. */
export async function addMessage(
  app: FastifyInstance,
  tx: Tx,
  { record: { id }, direction, letter: { body, filenames = [] } }: Sent,
  by: Author & { id: number },
): Promise<void> {
  const files = await attachLetterFiles(app, tx, { owner: refOf('ticket', id), filenames }, by);
  await insertMessage(tx, {
    ...{ id_ticket: id, direction, body, files },
    id_user: by.id,
    sent_date: by.date,
  });
}
