import { refOf, type TaskParams } from '@urzad/contract';
import { addDays, warsawDate } from '@urzad/domain';
import { and, asc, between, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { systemAuthor } from '../../../author';
import type { NoticeText, Sender } from '../../../mail/email';
import type { Reader } from '../../../mail/reader';
import { notify } from '../../../notify';
import { eachAlone } from '../../../unit-of-work/each-alone';
import { claims } from '../repository';
import { noteOf } from '../step';
import { type ClaimRecord, cofundingRequest as table } from '../table';
import { claimEmail, correctionReminderText } from './claim-result-emails';

/** How many days before the last one a parent is reminded of a correction, unless another number is set (N20). */
const DAYS_BEFORE = 2;

/**
 * Reminds parents of corrections of claims that are still to come, each once. After a downtime those with fewer days
 * left too.
 * @param now business time
 * @returns how many
 */
export async function remindOfClaimCorrections(
  app: FastifyInstance,
  now: Date,
  signal: AbortSignal,
  { correction_days = DAYS_BEFORE }: TaskParams = {},
): Promise<number> {
  const today = warsawDate(now);
  const rows = await app.db
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        ...[eq(table.status, 'to_correct'), eq(table.deleted, 'no'), eq(table.correction_reminded, 'no')],
        between(table.correction_to, today, addDays(today, correction_days)),
      ),
    )
    .orderBy(asc(table.id));
  return eachAlone(app, { rows, signal }, (record) => remind(app, record, now));
}

async function remind(app: FastifyInstance, { id }: Pick<ClaimRecord, 'id'>, now: Date): Promise<boolean> {
  return app.writeAsSystem('reminders', async (tx, note) => {
    const locked = await claims.getLocked(tx, id);
    const { status, number, correction_to, correction_reminded, id_user: to } = locked;
    // It may have been submitted, or reminded of by another server, since it was found.
    if (status !== 'to_correct' || correction_reminded === 'yes' || correction_to === null) return false;
    const by = systemAuthor(now, locked);
    const after = await claims.touch(tx, id, { values: { correction_reminded: 'yes' }, by });

    const text = correctionReminderText({ number, correction_to });
    const email = (reader: Reader, sender: Sender, told: NoticeText) =>
      claimEmail(reader, { id, text: told }, sender);
    await notify(app, tx, { to, text, ref: refOf('cofundingrequest', id), email }, by);
    note(noteOf('remind', locked, after, { correction_to }));
    return true;
  });
}
