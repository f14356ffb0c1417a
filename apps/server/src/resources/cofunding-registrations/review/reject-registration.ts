import { type BodyOf, type cofundingRegistrations, refOf } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { rejectionLetter, rejectSentence, reviewRequestTo } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Author, authorOf } from '../../../author';
import type { Tx } from '../../../db';
import { keepIfDone } from '../../../files/keep-if-done';
import type { Sender } from '../../../mail/email';
import { notify } from '../../../notify';
import { officeOf } from '../../../office';
import { wasAnswered } from '../../../unit-of-work/idempotency';
import { getCall } from '../../cofunding-calls/public';
import { type MadeDocument, makeDocument, recordDocument, recordSigning } from '../../documents/public';
import { releasePlaces } from '../draft/held-places';
import { type Rejected, rejectedEmail, rejectedText } from '../emails';
import { refuseActing, viewerOf } from '../policy';
import * as registrations from '../repository';
import { applicantOf } from '../signing/form-document';
import { lockForStep, noteOf, refuseStale, requireStep, takeStep } from '../step';

type Row = registrations.RegistrationRecord;

const SEAL_REASON = 'Pismo urzędu';

type Body = BodyOf<typeof cofundingRegistrations.reject>;

/**
 * Ends a registration at its formal check: a sealed letter with the reason, a notification, an e-mail, and the places
 * of the children free again. The letter is rendered before the transaction that sends it.
 * @throws ApiError `object-no-exist`, `illegal-step`, `no-privilege`, `conflict`
 */
export async function rejectRegistration(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, body }: { id: number; body: Body },
): Promise<{ id: number }> {
  if (await wasAnswered(app.db, request)) return { id };
  const viewer = viewerOf(request.user);
  const record = await registrations.getById(app.db, id, viewer);
  refuseActing(request.user);
  requireStep('reject', record, viewer);
  refuseStale(record, body);
  const by = authorOf(app, request);
  const call = await getCall(app.db, record.id_call);
  const review_to = reviewRequestTo(call.params, by.date);
  const { region } = call.params;
  const made = await makeLetter(app, record, { ...body, review_to, call: call.number, region });

  return keepIfDone(app.files, made.file.filename, () =>
    app.write(request, async (tx, note) => {
      const locked = await lockForStep(tx, { id, viewer, step: 'reject' });
      refuseStale(locked, body);
      const sentence = rejectSentence(body.reason, region);
      const values = { due_date: null, reject_reason: `${sentence} ${body.text}` };
      const after = await takeStep(tx, { record: locked, step: 'reject' }, { values, by });
      await releasePlaces(tx, id);
      await recordLetter(app, tx, { made, record }, by);
      await notifyParent(app, tx, { record, reason: sentence, review_to }, by);
      note(noteOf('reject', locked, after, { reason: body.reason }));
      return { id };
    }),
  );
}

async function makeLetter(
  app: FastifyInstance,
  record: Row,
  { call, ...rejected }: Pick<Body, 'reason' | 'text'> & { review_to: IsoDate; call: string; region: string },
) {
  const { data: office } = await officeOf(app.db);
  const created = app.clock.business();
  const number = record.number ?? '';

  return makeDocument(app, {
    kind: 'PISMO',
    version_no: record.version_no,
    created,
    seal: { reason: SEAL_REASON, location: office.name, signingTime: created },
    content: {
      office,
      title: 'Wynik oceny formalnej',
      applicant: applicantOf(record.form),
      subject: [
        { label: 'Zgłoszenie', value: number },
        { label: 'Nabór', value: `Nabór nr ${call}` },
      ],
      sections: rejectionLetter({ number, ...rejected }),
    },
  });
}

async function recordLetter(
  app: FastifyInstance,
  tx: Tx,
  { made, record }: { made: MadeDocument; record: Row },
  by: Author,
) {
  const now = app.clock.now();
  const recording = {
    owner: refOf('cofundingregistration', record.id),
    id_user: record.id_user,
    status: 'frozen' as const,
  };
  const row = await recordDocument(tx, { made, now }, recording, by);
  const { data: office } = await officeOf(tx);
  const signature = { signer_kind: 'SEAL', provider: 'OFFICE_SEAL', name: office.name } as const;
  await recordSigning(tx, { row, now }, { ...signature, sign_date: made.created }, by);
}

async function notifyParent(
  app: FastifyInstance,
  tx: Tx,
  { record, ...rejected }: Rejected & { record: Row },
  by: Author,
) {
  const { id, id_user } = record;
  const rejection = { id, number: record.number ?? '', ...rejected };
  const email = (to: string, sender: Sender) => rejectedEmail(to, rejection, sender);
  await notify(
    app,
    tx,
    { to: id_user, text: rejectedText(rejection), ref: refOf('cofundingregistration', id), email },
    by,
  );
}
