import { type BodyOf, type cofundingRegistrations, refOf } from '@urzad/contract';
import { type IsoDate, warsawDate } from '@urzad/domain';
import { assessmentLetter } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Author, authorOf } from '../../../author';
import type { Tx } from '../../../db';
import { keepIfDone } from '../../../files/keep-if-done';
import { refuseActing } from '../../../http/refuse-acting';
import type { NoticeText, Sender } from '../../../mail/email';
import type { Reader } from '../../../mail/reader';
import { notify } from '../../../notify';
import { wasAnswered } from '../../../unit-of-work/idempotency';
import { type CallRow, getCall, isOver } from '../../cofunding-calls/public';
import { viewerOf } from '../policy';
import * as registrations from '../repository';
import { noteOf, refuseStale, requireStep, takeStep } from '../step';
import { recordLetter, renderLetter } from './letter';
import { assessedEmail, assessedText, pointsApprovedText } from './points-emails';
import { lockForSecond, scorerAmong } from './second-person';

type Row = registrations.RegistrationRecord;

/**
 * Makes points final: a sealed letter, a notification and an e-mail to the parent, who learns of the points now, and a
 * notification to who gave them. The letter is rendered before the transaction that sends it.
 * @throws ApiError `object-no-exist`, `illegal-step`, `no-privilege`, `conflict`
 */
export async function approvePoints(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, body }: { id: number; body: BodyOf<typeof cofundingRegistrations.approve> },
): Promise<void> {
  if (await wasAnswered(app.db, request)) return;
  const { user } = request;
  const viewer = viewerOf(user);
  const read = await registrations.getById(app.db, id, viewer);
  refuseActing(user);
  requireStep('approve', read, viewer);
  await scorerAmong(app.db, read, user);
  refuseStale(read, body);
  const by = authorOf(app, request);
  const { number, points_final } = read;
  const call_to = lastDayOf(await getCall(app.db, read.id_call), by.date);
  const sections = assessmentLetter({ number: number ?? '', points: points_final ?? 0, call_to });
  const made = await renderLetter(app, read, { title: 'Ocena zgłoszenia', sections, created: by.date });

  await keepIfDone(app.files, made.file.filename, () =>
    app.write(request, async (tx, note) => {
      const { record, scorer } = await lockForSecond(tx, request, { id, step: 'approve' });
      refuseStale(record, body);
      const values = { id_user_second: user.id, approved_date: by.date, due_date: null };
      const after = await takeStep(tx, { record, step: 'approve' }, { values, by });
      await recordLetter(app, tx, { made, record: after }, by);
      await notifyBoth(app, tx, { record: after, scorer, call_to }, by);
      note(noteOf('approve', record, after, { points_final }));
      return { id };
    }),
  );
}

/** The last day of the call; none once it is over. */
function lastDayOf(call: CallRow, now: Date): IsoDate | null {
  return call.open_to && !isOver(call, now) ? warsawDate(call.open_to) : null;
}

async function notifyBoth(
  app: FastifyInstance,
  tx: Tx,
  { record, scorer, call_to }: { record: Row; scorer: number | undefined; call_to: IsoDate | null },
  by: Author,
): Promise<void> {
  const ref = refOf('cofundingregistration', record.id);
  const told = { id: record.id, number: record.number ?? '', call_to };
  const email = (to: Reader, sender: Sender, text: NoticeText) => assessedEmail(to, { told, text }, sender);
  await notify(app, tx, { to: record.id_user, text: assessedText(told), ref, email }, by);
  if (scorer !== undefined) await notify(app, tx, { to: scorer, text: pointsApprovedText(told), ref }, by);
}
