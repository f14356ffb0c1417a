import { OFFICE_CASE_LAW } from '@urzad/grants';
import type { FastifyInstance } from 'fastify';
import type { Tx } from '../../db';
import { letterText } from './emails';
import { notifyApplicant } from './notices';
import { type Acting, type NewCase, openCase } from './open-case';
import { type CaseRecord, insertMessage, rows } from './repository';
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

interface SystemLetter {
  id: number;
  body: string;
}

/** A letter of the system in a case; the applicant is told. */
export async function writeInCase(
  app: Pick<FastifyInstance, 'config' | 'mail'>,
  tx: Tx,
  { id, body }: SystemLetter,
  { by }: Acting,
): Promise<CaseRecord> {
  await insertMessage(tx, {
    ...{ id_officecase: id, direction: 'OUT', body, sent_date: by.date },
    id_user: null,
  });
  const record = await rows.update(tx, id, { values: { last_date: by.date }, by });
  await notifyApplicant(app, tx, { record, told: letterText(record) }, { ...by, id: null });
  return record;
}

/** The same, which settles the case. One that somebody has ended stays as it is. */
export async function closeInCase(
  app: Pick<FastifyInstance, 'config' | 'mail'>,
  tx: Tx,
  letter: SystemLetter,
  { by, note }: Acting,
): Promise<void> {
  const record = await writeInCase(app, tx, letter, { by, note });
  if (!OFFICE_CASE_LAW.statusAfter('close', record.status)) return;
  const closed = await takeStep(tx, { record, step: 'close' }, { values: { ended_date: by.date }, by });
  note(noteOf('close', record, closed));
}
