import { refOf } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { answerBy, points, registrationNumber } from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import { type Author, authorOf } from '../../../author';
import type { Tx } from '../../../db';
import type { NoticeText, Sender } from '../../../mail/email';
import type { Reader } from '../../../mail/reader';
import { notify } from '../../../notify';
import { getCall, isOpen, statusOf, takeOrdinal, termsOf } from '../../cofunding-calls/public';
import { getDocument } from '../../documents/public';
import { findPlaceErrors, peselsOf } from '../draft/check-form';
import * as places from '../draft/held-places';
import { submittedEmail, submittedText } from '../emails';
import { correctedText } from '../officer-notices';
import { asOwner, refuseLateCorrection } from '../policy';
import { factsToKeep } from '../reading/commune-facts';
import { searchColumns } from '../reading/search-columns';
import * as registrations from '../repository';
import { attachedIds, changedFileKinds } from '../review/correction';
import { stillAgreed } from '../review/review';
import { lockForStep, noteOf, takeStep } from '../step';
import { fileSending } from './file-sending';

type Row = registrations.RegistrationRecord;

/**
 * Submits the signed registration: number and time, the places of the children, points, the version that the office
 * sees, its main case, a notification and an e-mail, all in one transaction.
 * @throws ApiError `illegal-step` `{reason}` after the deadline or without a signature, `not-valid` when a child's
 * place is held by another registration
 */
export async function sendRegistration(
  app: FastifyInstance,
  request: FastifyRequest,
  id: number,
): Promise<{ id: number }> {
  return app.write(request, async (tx, note) => {
    const viewer = asOwner(request.user);
    const record = await lockForStep(tx, { id, viewer, step: 'send' });
    const id_document = await getSignedDocument(tx, record);
    const { number, correction_to } = record;
    const given =
      number === null ? await firstSending(app, tx, record) : correction(app, { number, correction_to });
    await holdPlaces(tx, record);
    const commune_facts = await factsToKeep(tx, record);

    const by: Author = { ...authorOf(app, request), date: given.date };
    const call = await getCall(tx, record.id_call);
    const files = await attachedIds(tx, id);
    const before = await registrations.findLastVersion(tx, id);
    const after = await takeStep(
      tx,
      { record, step: 'send' },
      {
        values: {
          number: given.number,
          send_date: record.send_date ?? given.date,
          received_date: given.date,
          ...searchColumns(record.form, given.number),
          commune_facts,
          points_auto: points(formOfDraft(record.form), termsOf(call), commune_facts).total,
          remarks: [],
          explanations: [],
          review: await reviewAfter(tx, { record, before, files }),
          correction_to: null,
          due_date: answerBy(call.params, given.date),
        },
        by,
      },
    );
    await registrations.insertVersion(tx, {
      id_registration: id,
      version_no: record.version_no,
      form: record.form,
      id_document,
      date: given.date,
      remarks: record.remarks,
      explanations: record.explanations,
      files,
    });
    await fileSending(tx, { record: after, before, id_document }, { by, note });
    const answer_by = answerBy(call.params, given.date);
    // Nobody is named as the sender: the office confirms what it received.
    const bySystem = { ...by, id: null };
    await notifyParent(app, tx, { record: after, ...given, answer_by }, bySystem);
    await notifyOfficer(app, tx, record, bySystem);
    note(noteOf('send', record, after, { number: given.number, version_no: record.version_no }));
    return { id };
  });
}

async function getSignedDocument(tx: Tx, { id_document, status }: Row): Promise<number> {
  const document = id_document === null ? undefined : await getDocument(tx, id_document);
  if (document?.status !== 'signed') throw new ApiError('illegal-step', { status, reason: 'not-signed' });
  return document.id;
}

/** The row of the call is locked first and the clock read after it: numbers and times have the same order. */
async function firstSending(app: FastifyInstance, tx: Tx, record: Row) {
  const call = await takeOrdinal(tx, record.id_call);
  const date = app.clock.business();
  if (!isOpen(call, date)) throw new ApiError('illegal-step', { reason: 'call-closed' });
  // The opening wipes the registrations of the test stage: none is accepted that is lost a moment later.
  if (record.is_test === 'yes' && statusOf(call, date) !== 'test') throw new ApiError('object-no-exist');
  return { number: registrationNumber(call.number, call.submitted_count), date };
}

/** A correction keeps its number and its place in the order, and has a deadline of its own, the end of its last day. */
function correction(
  app: FastifyInstance,
  { number, correction_to }: { number: string; correction_to: IsoDate | null },
) {
  const date = app.clock.business();
  refuseLateCorrection({ correction_to }, date);
  return { number, date };
}

/** The marks after a submission: none after the first one, afterwards those that the correction left valid. */
async function reviewAfter(
  tx: Tx,
  {
    record,
    before,
    files,
  }: { record: Row; before: registrations.SentVersion | undefined; files: readonly number[] },
) {
  if (!before) return [];
  const changedFiles = await changedFileKinds(tx, record.id, { before: before.files, after: files });
  return stillAgreed(record, { sent: before.form, files: changedFiles });
}

async function holdPlaces(tx: Tx, record: Row) {
  const { id, id_call } = record;
  const isHeld = await places.holdPlaces(tx, {
    id_registration: id,
    id_call,
    pesels: peselsOf(record),
  });
  if (!isHeld) throw new ApiError('not-valid', await findPlaceErrors(tx, record));
}

interface Received {
  record: Row;
  number: string;
  /** When this version was received. */
  date: Date;
  answer_by: IsoDate;
}

async function notifyParent(
  app: FastifyInstance,
  tx: Tx,
  { record, number, date, answer_by }: Received,
  by: Author,
) {
  const { id, id_user, version_no } = record;
  const received = { id, number, version_no, received: date, answer_by };
  const text = submittedText(received);
  const email = (to: Reader, sender: Sender, worded: NoticeText) =>
    submittedEmail(to, { told: received, text: worded }, sender);
  await notify(app, tx, { to: id_user, text, ref: refOf('cofundingregistration', id), email }, by);
}

/** A first submission has no officer in charge yet. */
async function notifyOfficer(app: FastifyInstance, tx: Tx, { id, number, id_user_owner }: Row, by: Author) {
  if (number === null || id_user_owner === null) return;
  await notify(
    app,
    tx,
    { to: id_user_owner, text: correctedText({ number }), ref: refOf('cofundingregistration', id) },
    by,
  );
}
