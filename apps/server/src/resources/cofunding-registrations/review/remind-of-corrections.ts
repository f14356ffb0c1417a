import { refOf, type TaskParams } from '@urzad/contract';
import { addDays, type IsoDate, warsawDate } from '@urzad/domain';
import type { FastifyInstance } from 'fastify';
import { systemAuthor } from '../../../author';
import type { NoticeText, Sender } from '../../../mail/email';
import type { Reader } from '../../../mail/reader';
import { notify } from '../../../notify';
import { eachAlone } from '../../../unit-of-work/each-alone';
import { remindedEmail, remindedText } from '../correction-emails';
import * as registrations from '../repository';
import { noteOf } from '../step';

type Row = registrations.RegistrationRecord;

/** How many days before the last one a parent is reminded of a correction, unless another number is set (N05). */
const DAYS_BEFORE = 2;

/**
 * Reminds parents of corrections that are still to come, each once. After a downtime those with fewer days left too.
 * @param now business time
 * @returns how many
 */
export async function remindOfCorrections(
  app: FastifyInstance,
  now: Date,
  signal: AbortSignal,
  { correction_days = DAYS_BEFORE }: TaskParams = {},
): Promise<number> {
  const today = warsawDate(now);
  const rows = await registrations.findUnreminded(app.db, today, addDays(today, correction_days));
  return eachAlone(app, { rows, signal }, (record) => remind(app, record, now));
}

async function remind(app: FastifyInstance, { id, correction_to }: Row, now: Date): Promise<boolean> {
  if (correction_to === null) return false;
  return app.writeAsSystem('reminders', async (tx, note) => {
    const locked = await registrations.getLockedForSystem(tx, id);
    // It may have been submitted, or reminded of by another server, since it was found.
    if (!waitsFor(locked, correction_to)) return false;
    const by = systemAuthor(now, locked);
    const after = await registrations.touch(tx, id, { values: { reminded_to: correction_to }, by });

    const reminder = { id, number: locked.number ?? '', correction_to };
    const email = (to: Reader, sender: Sender, text: NoticeText) =>
      remindedEmail(to, { told: reminder, text }, sender);
    const ref = refOf('cofundingregistration', id);
    await notify(app, tx, { to: locked.id_user, text: remindedText(reminder), ref, email }, by);
    note(noteOf('remind', locked, after, { correction_to }));
    return true;
  });
}

function waitsFor({ status, correction_to, reminded_to }: Row, day: IsoDate): boolean {
  return status === 'to_correct' && correction_to === day && reminded_to !== day;
}
