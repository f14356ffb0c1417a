import { refOf } from '@urzad/contract';
import { addMonths, getIsoDate, type IsoDate, warsawDate } from '@urzad/domain';
import { monthOfDay } from '@urzad/grants';
import { and, asc, eq, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { systemAuthor } from '../../../author';
import type { NoticeText, Sender } from '../../../mail/email';
import type { Reader } from '../../../mail/reader';
import { notify } from '../../../notify';
import { eachAlone } from '../../../unit-of-work/each-alone';
import { lastMonthText, panelEmail } from '../emails';
import { members } from '../repository';
import { noteOfMember, takeMemberStep } from '../step';
import { cofundingMember } from '../table';

/**
 * Says that the last month of a participant has begun (N16; Process §2.8).
 * @param now business time
 * @returns how many
 */
export async function endMembers(app: FastifyInstance, now: Date, signal: AbortSignal): Promise<number> {
  const next = nextMonthAt(now);
  const { id, status, planned_end, deleted } = cofundingMember;
  const rows = await app.db
    .select({ id })
    .from(cofundingMember)
    .where(and(eq(status, 'active'), lt(planned_end, next), eq(deleted, 'no')))
    .orderBy(asc(id));

  return eachAlone(app, { rows, signal }, (row) =>
    app.writeAsSystem('grant_schedule_rollover', async (tx, note) => {
      const member = await members.lock(tx, row.id);
      // Another server may have said it since it was found.
      if (member?.status !== 'active' || member.planned_end >= next) return false;
      const by = systemAuthor(now, member);
      const after = await takeMemberStep(tx, { record: member, step: 'beginEnding' }, { by });
      note(noteOfMember('beginending', member, after));
      const told = { id: member.id, contract: member.contract_number, planned_end: member.planned_end };
      const email = (to: Reader, sender: Sender, text: NoticeText) => panelEmail(to, text, sender);
      const ref = refOf('cofundingmember', member.id);
      await notify(app, tx, { to: member.id_user, text: lastMonthText(told), ref, email }, by);
      return true;
    }),
  );
}

/** The first day after the present month: who ends before it is in the last month. */
export function nextMonthAt(now: Date): IsoDate {
  return addMonths(getIsoDate(`${monthOfDay(warsawDate(now))}-01`), 1);
}
