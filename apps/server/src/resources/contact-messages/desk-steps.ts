import { refOf } from '@urzad/contract';
import type { ContactMessageStep } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import { type Author, authorOf } from '../../author';
import type { Tx } from '../../db';
import type { Note } from '../../unit-of-work/write';
import type { RecordSent } from '../mail-letters/public';
import { openCase as openOfficeCase } from '../office-cases/public';
import { accountByMail, senderOf } from '../users/public';
import { answerEmail, bodyOfCase } from './emails';
import { refusalOf, viewerOf } from './policy';
import { lockForStep, noteOf, refuseStale, takeStep } from './step';
import type { ContactRecord } from './table';

interface Doing {
  app: FastifyInstance;
  tx: Tx;
  by: Author & { id: number };
  note: Note;
}

type Values = Partial<Omit<ContactRecord, 'id' | 'status'>>;

/** A step of the officer, and what comes with it. */
export interface DeskStep {
  step: ContactMessageStep;
  /** The version that the caller read; steps that name a person instead have none. */
  row_version?: number;
  /** Refuses what the law allows, and says what changes with the status. */
  change(record: ContactRecord, doing: Doing): Values | Promise<Values>;
  /** What the log keeps beside the status: nothing of the text of an answer. */
  diff?: object;
}

/** Takes one step of a message in one transaction, with its history and its log. */
export async function takeDeskStep(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, step, row_version, change, diff }: DeskStep & { id: number },
): Promise<void> {
  const viewer = viewerOf(request.user);
  await app.write(request, async (tx, note) => {
    const by = { ...authorOf(app, request), id: request.user.id };
    const record = await lockForStep(tx, { id, viewer, step });
    const refusal = refusalOf(record, step, viewer);
    if (refusal) throw refusal;
    if (row_version !== undefined) refuseStale(record, { row_version });
    const values = await change(record, { app, tx, by, note });
    const after = await takeStep(tx, { record, step }, { values, by });
    note(noteOf(step.toLowerCase(), record, after, diff));
    return { id };
  });
}

export const take: DeskStep = { step: 'take', change: (_record, { by }) => ({ id_user_owner: by.id }) };

/** Takes a message over from the officer who led it when the caller read it. */
export function takeOver({ id_user_owner }: { id_user_owner: number | null }): DeskStep {
  return {
    step: 'takeOver',
    change(record, { by }) {
      if (record.id_user_owner !== id_user_owner) {
        throw new ApiError('conflict', {
          stored: { id_user_owner: record.id_user_owner },
          given: { id_user_owner },
        });
      }
      return { id_user_owner: by.id };
    },
  };
}

/** A letter of the officer in charge, which leaves as an e-mail and stands among what they sent. */
export function answer(
  { body, row_version }: { body: string; row_version: number },
  recordSent: RecordSent,
): DeskStep {
  return {
    step: 'answer',
    row_version,
    async change({ id, id_application, name, mail, locale, topic }, { app, tx, by }) {
      const email = answerEmail({ mail, locale }, { topic, body }, await senderOf(app, tx, id_application));
      const id_email = await app.mail.send(tx, email);
      const about = refOf('contactmessage', id);
      await recordSent(tx, { subject: email.subject, body, about, to: { name, mail, id_email } }, by);
      return { answer: body, answer_date: by.date, id_user_answer: by.id };
    },
  };
}

/**
 * A case for the account with the address of the message. Its text is a note of the office there: nobody has proved that
 * the owner of the account wrote it.
 */
export function openCase({ row_version }: { row_version: number }): DeskStep {
  return {
    step: 'openCase',
    row_version,
    async change(record, { tx, by, note }) {
      const account = await accountByMail(tx, record.mail);
      if (!account) throw new ApiError('illegal-step', { status: record.status, reason: 'no-account' });
      if (account.id === by.id) throw new ApiError('no-privilege', { reason: 'own' });
      const { id } = await openOfficeCase(
        tx,
        {
          ...{ kind: 'PYTANIE', about: null, id_user: account.id, is_test: record.is_test },
          ...{ status: 'open', id_user_owner: by.id, channel: 'PORTAL', remark: bodyOfCase(record) },
          // The office has had the question since it was sent.
          received: record.create_date,
        },
        { by, note },
      );
      return { id_officecase: id };
    },
  };
}

/** Closes a message that needs no answer. */
export function close({ reason, row_version }: { reason: string; row_version: number }): DeskStep {
  return { step: 'close', row_version, change: () => ({ reason }), diff: { reason } };
}

/** Opens a closed message anew, led by the caller. */
export function reopen({ row_version }: { row_version: number }): DeskStep {
  return { step: 'reopen', row_version, change: (_record, { by }) => ({ reason: '', id_user_owner: by.id }) };
}
