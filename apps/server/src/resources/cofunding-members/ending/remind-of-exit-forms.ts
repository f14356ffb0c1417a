import { refOf } from '@urzad/contract';
import { addDays, type IsoDate, warsawDate } from '@urzad/domain';
import { EXIT_REMINDER_DAYS, exitFormTo, isExitFormFilled } from '@urzad/grants';
import { and, asc, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { systemAuthor } from '../../../author';
import type { NoticeText, Sender } from '../../../mail/email';
import type { Reader } from '../../../mail/reader';
import { notify } from '../../../notify';
import { eachAlone } from '../../../unit-of-work/each-alone';
import { getCall } from '../../cofunding-calls/public';
import { exitFormText, panelEmail } from '../emails';
import { type MemberRecord, members } from '../repository';
import { noteOfMember } from '../step';
import { cofundingMember } from '../table';

/** When it became due, and once more before its last day. */
const NOTICES_MAX = 2;

/**
 * Asks those whose support has ended for their exit data (N27): on the day after it, and before the last day for it.
 * @param now business time
 * @returns how many were asked
 */
export async function remindOfExitForms(
  app: FastifyInstance,
  now: Date,
  signal: AbortSignal,
): Promise<number> {
  const { id, planned_end, end_date, exit_date_filled, exit_notices, deleted } = cofundingMember;
  const rows = await app.db
    .select({ id })
    .from(cofundingMember)
    .where(
      and(
        isNull(exit_date_filled),
        lt(exit_notices, NOTICES_MAX),
        lte(sql`coalesce(${end_date}, ${planned_end})`, warsawDate(now)),
        eq(deleted, 'no'),
      ),
    )
    .orderBy(asc(id));

  return eachAlone(app, { rows, signal }, (row) =>
    app.writeAsSystem('reminders', async (tx, note) => {
      const member = await members.lock(tx, row.id);
      if (!member || isExitFormFilled(member)) return false;
      const { params } = await getCall(tx, member.id_call);
      const exit_to = exitFormTo(member, params);
      // Another server may have asked since it was found.
      if (!isDue(member, { exit_to, today: warsawDate(now) })) return false;
      const by = systemAuthor(now, member);
      const values = { exit_notices: member.exit_notices + 1 };
      const after = await members.update(tx, member.id, { values, by });
      note(noteOfMember('exitreminder', member, after, values));
      const told = { contract: member.contract_number, exit_to };
      const email = (to: Reader, sender: Sender, text: NoticeText) => panelEmail(to, text, sender);
      const ref = refOf('cofundingmember', member.id);
      await notify(app, tx, { to: member.id_user, text: exitFormText(told), ref, email }, by);
      return true;
    }),
  );
}

function isDue(
  { exit_notices }: MemberRecord,
  { exit_to, today }: { exit_to: IsoDate; today: IsoDate },
): boolean {
  if (exit_notices === 0) return true;
  return exit_notices < NOTICES_MAX && today >= addDays(exit_to, -EXIT_REMINDER_DAYS);
}
