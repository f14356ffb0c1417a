import { longDateText, reviewRequestTo } from '@urzad/domain';
import type { FastifyInstance } from 'fastify';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import { ApiError } from '../../http/api-error';
import { appendLog, systemOrigin } from '../../log/log';
import { officeOf } from '../../office';
import { getCall } from '../cofunding-calls/calls';
import { recordSigning } from '../documents/documents';
import { type MadeDocument, makeDocument, recordDocument } from '../documents/make-document';
import { notify } from '../notifications/notify';
import { getProfile } from '../users/people';
import { senderOf } from '../users/sender';
import { applicantOf } from './form-document';
import { type Rejected, rejectedLetter, rejectedText } from './letters';
import { releasePlaces } from './places';
import { requireStep, type StaffViewer } from './policy';
import * as registrations from './repository';
import { lockForStep, noteOf, takeStep } from './step';
import { caseOf } from './view';

type Row = registrations.RegistrationRecord;

const SEAL_REASON = 'Pismo urzędu';

interface Rejection {
  id: number;
  /** Why, in a sentence for the parent. */
  reason: string;
}

/**
 * Ends a registration at its formal check: a sealed letter with the reason, a notification, a mail, and the children's
 * places free again. The letter is made before the transaction that sends it.
 *
 * @throws ApiError `object-no-exist`, `illegal-step`, `no-privilege`
 */
export async function rejectRegistration(
  app: FastifyInstance,
  { id, reason }: Rejection,
  viewer: StaffViewer,
): Promise<void> {
  const record = await registrations.findById(app.db, id, viewer);
  if (!record) throw new ApiError('object-no-exist');
  requireStep('reject', record, viewer);
  const by: Author = { id: viewer.id_user, ip: null, date: app.clock.business() };
  const { params, number: call } = await getCall(app.db, record.id_call);
  const rejected = { reason, review_to: reviewRequestTo(params, by.date) };
  const made = await makeLetter(app, record, { ...rejected, call });

  try {
    await app.db.transaction(async (tx) => {
      const locked = await lockForStep(tx, { id, viewer, step: 'reject' });
      const after = await takeStep(tx, { record: locked, step: 'reject' }, { by });
      await releasePlaces(tx, id);
      await recordLetter(app, tx, { made, record }, by);
      await tell(app, tx, { record, ...rejected }, by);
      await appendLog(tx, { ...systemOrigin(by.date), id_user: by.id }, [noteOf('reject', locked, after)]);
    });
  } catch (error) {
    await app.files.remove(made.file.filename);
    throw error;
  }
}

async function makeLetter(
  app: FastifyInstance,
  record: Row,
  { reason, review_to, call }: Rejected & { call: string },
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
      sections: [
        { title: 'Wynik', paragraphs: [`Zgłoszenie ${number} zostało odrzucone po ocenie formalnej.`] },
        { title: 'Powód', paragraphs: [reason] },
        {
          title: 'Co możesz zrobić',
          paragraphs: [
            `Możesz poprosić urząd o ponowną ocenę. Zrób to najpóźniej ${longDateText(review_to)}`,
            'Możesz też złożyć zgłoszenie w następnym naborze, jeśli spełnisz jego warunki.',
          ],
        },
      ],
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
  const recording = { owner: caseOf(record.id), id_user: record.id_user, status: 'frozen' as const };
  const row = await recordDocument(tx, { made, now }, recording, by);
  const { data: office } = await officeOf(tx);
  const signature = { signer_kind: 'SEAL', provider: 'OFFICE_SEAL', name: office.name } as const;
  await recordSigning(tx, { row, now }, { ...signature, sign_date: made.created }, by);
}

async function tell(
  app: FastifyInstance,
  tx: Tx,
  { record, ...rejected }: Rejected & { record: Row },
  by: Author,
) {
  const told = { id: record.id, number: record.number ?? '', ...rejected };
  const about = { obj_type: 'cofundingregistration' as const, id_obj: record.id };
  await notify(tx, { id_user: record.id_user, ...rejectedText(told), ...about }, by);
  const { mail } = await getProfile(tx, record.id_user);
  await app.mail.send(tx, rejectedLetter(mail, told, await senderOf(app, tx)));
}
