import { isLiveCase, OFFICE_CASE_LAW } from '@urzad/grants';
import type { FastifyInstance } from 'fastify';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import type { NoticeText } from '../../mail/email';
import { letterText } from './emails';
import { MAIN_KIND } from './main-case';
import { notifyApplicant, notifyOffice } from './notices';
import { type Acting, type NewCase, openCase } from './open-case';
import { type CaseRecord, insertMessage, rows } from './repository';
import { noteOf, takeStep } from './step';
import { termAfterWaiting } from './waiting';

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
  const record = await addSystemLetter(tx, { id, body }, by);
  await notifyApplicant(app, tx, { record, told: letterText(record) }, { ...by, id: null });
  return record;
}

/** The same, which settles the case. One that somebody has ended stays as it is. */
export async function closeInCase(
  app: Pick<FastifyInstance, 'config' | 'mail'>,
  tx: Tx,
  letter: SystemLetter,
  acting: Acting,
): Promise<void> {
  await endByLetter(tx, await writeInCase(app, tx, letter, acting), acting);
}

/** What became of something that was made because of a case. */
interface Outcome extends SystemLetter {
  /** What the applicant does not know of stays a note of the office. */
  isKnown: boolean;
  /** Whether the case has nothing more to wait for. */
  isSettled: boolean;
  /** For the officer in charge, who has to decide what comes next. */
  toOfficer: ((of: { sign: string }) => NoticeText) | null;
}

/**
 * Writes into a case what became of it elsewhere. The applicant is told there, so this letter has no notice of its own.
 * The main case of an object goes on, and an archived one stays as it is.
 */
export async function recordInCase(
  app: Pick<FastifyInstance, 'config' | 'mail'>,
  tx: Tx,
  { id, body, isKnown, isSettled, toOfficer }: Outcome,
  acting: Acting,
): Promise<void> {
  const { by } = acting;
  const before = await rows.getLocked(tx, id);
  if (!OFFICE_CASE_LAW.statusAfter('note', before.status)) return;
  if (!isKnown) {
    await insertMessage(tx, {
      ...{ id_officecase: id, direction: 'NOTE', body, sent_date: by.date },
      id_user: null,
    });
  }
  const record = isKnown ? await addSystemLetter(tx, { id, body }, by) : before;
  if (isSettled && record.kind !== MAIN_KIND) await endByLetter(tx, record, acting);
  if (toOfficer && isLiveCase(record.status)) {
    await notifyOffice(app, tx, { record, to: [record.id_user_owner], told: toOfficer(record) }, by);
  }
}

async function addSystemLetter(tx: Tx, { id, body }: SystemLetter, by: Author): Promise<CaseRecord> {
  await insertMessage(tx, {
    ...{ id_officecase: id, direction: 'OUT', body, sent_date: by.date },
    id_user: null,
  });
  return rows.update(tx, id, { values: { last_date: by.date }, by });
}

/** Where the law allows it: a case that somebody has ended stays as it is. */
async function endByLetter(tx: Tx, record: CaseRecord, { by, note }: Acting): Promise<void> {
  if (!OFFICE_CASE_LAW.statusAfter('close', record.status)) return;
  const values = { ...termAfterWaiting(record, by.date), ended_date: by.date };
  const closed = await takeStep(tx, { record, step: 'close' }, { values, by });
  note(noteOf('close', record, closed));
}
