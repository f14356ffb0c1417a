import type { FastifyInstance } from 'fastify';
import type { Tx } from '../../db';
import { letterText } from './emails';
import { notifyApplicant } from './notices';
import { type Acting, type NewCase, openCase } from './open-case';
import { type CaseRecord, insertMessage } from './repository';
import { noteOf, takeStep } from './step';

/**
 * Opens a case that the system answers at once, and closes it with the answer: the office sees what was asked and given.
 * The applicant is told.
 */
export async function openAnsweredCase(
  app: Pick<FastifyInstance, 'config' | 'mail'>,
  tx: Tx,
  { body, ...opening }: Omit<NewCase, 'status' | 'id_user_owner'> & { body: string },
  { by, note }: Acting,
): Promise<CaseRecord> {
  const record = await openCase(tx, { ...opening, status: 'open' }, { by, note });
  await insertMessage(tx, {
    id_officecase: record.id,
    direction: 'OUT',
    id_user: null,
    body,
    sent_date: by.date,
  });
  const closed = await takeStep(tx, { record, step: 'close' }, { values: { ended_date: by.date }, by });
  note(noteOf('close', record, closed));
  await notifyApplicant(app, tx, { record: closed, told: letterText(closed) }, { ...by, id: null });
  return closed;
}
