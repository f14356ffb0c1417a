import { refOf } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { type RejectReason, rejectionLetter, rejectSentence, reviewRequestTo } from '@urzad/grants';
import type { FastifyInstance } from 'fastify';
import type { Author } from '../../../author';
import type { Tx } from '../../../db';
import type { Sender } from '../../../mail/email';
import { notify } from '../../../notify';
import { officeOf } from '../../../office';
import { getCall } from '../../cofunding-calls/public';
import { type MadeDocument, makeDocument, recordDocument, recordSigning } from '../../documents/public';
import { fileDocument } from '../../office-cases/public';
import { releasePlaces } from '../draft/held-places';
import { rejectedEmail, rejectedText } from '../emails';
import type { RegistrationRecord } from '../repository';
import { applicantOf } from '../signing/form-document';

const SEAL_REASON = 'Pismo urzędu';

/** The letter of a rejection; it has no row until `recordRejection` writes one. */
export interface RejectionLetter {
  made: MadeDocument;
  /** The sentence of the dictionary. */
  sentence: string;
  /** That sentence and what was added about this application. */
  reason: string;
  /** Last day on which a review may be asked for; `null` after a review. */
  review_to: IsoDate | null;
}

/** Renders and seals the letter. Slow: to be done before the transaction of the rejection. */
export async function makeLetter(
  app: FastifyInstance,
  record: RegistrationRecord,
  { reason, text }: { reason: RejectReason; text: string },
  created: Date,
): Promise<RejectionLetter> {
  const { data: office } = await officeOf(app.db);
  const call = await getCall(app.db, record.id_call);
  const { region } = call.params;
  const review_to = record.review_date === null ? reviewRequestTo(call.params, created) : null;
  const number = record.number ?? '';
  const sentence = rejectSentence(reason, region);

  const made = await makeDocument(app, {
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
        { label: 'Nabór', value: `Nabór nr ${call.number}` },
      ],
      sections: rejectionLetter({ number, region, reason, text, review_to }),
    },
  });
  return { made, sentence, reason: `${sentence} ${text}`, review_to };
}

/** What comes with a rejection: the letter, a notification, an e-mail, and the places of the children free again. */
export async function recordRejection(
  app: FastifyInstance,
  tx: Tx,
  { letter, record }: { letter: RejectionLetter; record: RegistrationRecord },
  by: Author,
): Promise<void> {
  await releasePlaces(tx, record.id);
  await recordLetter(app, tx, { made: letter.made, record }, by);
  await notifyParent(app, tx, { record, letter }, by);
}

async function recordLetter(
  app: FastifyInstance,
  tx: Tx,
  { made, record }: { made: MadeDocument; record: RegistrationRecord },
  by: Author,
): Promise<void> {
  const now = app.clock.now();
  const owner = refOf('cofundingregistration', record.id);
  const recording = {
    owner,
    id_user: record.id_user,
    status: 'frozen' as const,
  };
  const row = await recordDocument(tx, { made, now }, recording, by);
  const { data: office } = await officeOf(tx);
  const signature = { signer_kind: 'SEAL', provider: 'OFFICE_SEAL', name: office.name } as const;
  await recordSigning(tx, { row, now }, { ...signature, sign_date: made.created }, by);
  await fileDocument(tx, { id_document: row.id, ref: owner }, by);
}

async function notifyParent(
  app: FastifyInstance,
  tx: Tx,
  { record, letter }: { record: RegistrationRecord; letter: RejectionLetter },
  by: Author,
): Promise<void> {
  const { id, id_user } = record;
  const { sentence: reason, review_to } = letter;
  const rejection = { id, number: record.number ?? '', reason, review_to };
  const email = (to: string, sender: Sender) => rejectedEmail(to, rejection, sender);
  const notice = {
    to: id_user,
    text: rejectedText(rejection),
    ref: refOf('cofundingregistration', id),
    email,
  };
  await notify(app, tx, notice, by);
}
