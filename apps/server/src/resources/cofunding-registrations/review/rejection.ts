import { refOf } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { type RejectReason, rejectionLetter, rejectSentence, reviewRequestTo } from '@urzad/grants';
import type { FastifyInstance } from 'fastify';
import type { Author } from '../../../author';
import type { Tx } from '../../../db';
import type { InEachLanguage, NoticeText, Sender } from '../../../mail/email';
import type { Reader } from '../../../mail/reader';
import { notify } from '../../../notify';
import { getCall } from '../../cofunding-calls/public';
import type { MadeDocument } from '../../documents/public';
import { wordsOf } from '../../libraries/public';
import { releasePlaces } from '../draft/held-places';
import { rejectedEmail, rejectedMailText, rejectedText } from '../rejection-emails';
import type { RegistrationRecord } from '../repository';
import { recordLetter, renderLetter } from './letter';

/** The letter of a rejection; it has no row until `recordRejection` writes one. */
export interface RejectionLetter {
  made: MadeDocument;
  /** The sentence of the dictionary. */
  sentence: InEachLanguage<string>;
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
  const { params } = await getCall(app.db, record.id_call);
  const { region } = params;
  const review_to = record.review_date === null ? reviewRequestTo(params, created) : null;
  const number = record.number ?? '';
  const { id_application } = record;
  const reasons = await wordsOf(app.db, { id_application, code: 'REJECT_REASON' });
  const sentence = {
    pl: rejectSentence({ reason, reasons, region }, 'pl'),
    en: rejectSentence({ reason, reasons, region }, 'en'),
  };
  const sections = rejectionLetter({ number, region, reason, reasons, text, review_to });
  const made = await renderLetter(app, record, { title: 'Wynik oceny formalnej', sections, created });
  return { made, sentence, reason: `${sentence.pl} ${text}`, review_to };
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

async function notifyParent(
  app: FastifyInstance,
  tx: Tx,
  { record, letter }: { record: RegistrationRecord; letter: RejectionLetter },
  by: Author,
): Promise<void> {
  const { id, id_user } = record;
  const { sentence: reason, review_to } = letter;
  const rejection = { id, number: record.number ?? '', reason, review_to };
  const email = (to: Reader, sender: Sender, text: NoticeText) =>
    rejectedEmail(to, { told: rejection, text }, sender);
  const notice = {
    to: id_user,
    text: rejectedText(rejection),
    mailed: rejectedMailText(rejection),
    ref: refOf('cofundingregistration', id),
    email,
  };
  await notify(app, tx, notice, by);
}
