import { refOf } from '@urzad/contract';
import { type IsoMonth, warsawDate } from '@urzad/domain';
import { claimReminderOn, claimTo } from '@urzad/grants';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { systemAuthor } from '../../../author';
import type { Db } from '../../../db';
import type { NoticeText, Sender } from '../../../mail/email';
import type { Reader } from '../../../mail/reader';
import { notify } from '../../../notify';
import { eachAlone } from '../../../unit-of-work/each-alone';
import { callsById, getCall } from '../../cofunding-calls/public';
import { claimDueEmail, claimDueText } from '../emails';
import { members } from '../repository';
import { noteOfMember } from '../step';
import { cofundingGrant, cofundingMember, cofundingGrantMonth as table } from '../table';

/** The months of one participant that a letter is about: of twins both. */
interface ToRemind {
  id: number;
  month: IsoMonth;
}

/**
 * Reminds participants of months that wait for their claim, on the days of `claimReminderOn` (N24). One letter for a
 * month, whatever the number of children.
 * @param now business time
 * @returns how many letters
 */
export async function remindOfClaims(app: FastifyInstance, now: Date, signal: AbortSignal): Promise<number> {
  const rows = await findToRemind(app.db, now);
  return eachAlone(app, { rows, signal }, ({ id, month }) =>
    app.writeAsSystem('request_due', async (tx, note) => {
      const member = await members.lock(tx, id);
      if (!member) return false;
      const { params } = await getCall(tx, member.id_call);
      // They may have been claimed, or reminded of by another server, since they were found.
      const months = await dueMonths(tx, { id_member: id, month });
      const today = warsawDate(now);
      const due = months.flatMap((one) => {
        const reminded = claimReminderOn(today, one, params);
        return reminded === undefined ? [] : [{ ...one, reminded }];
      });
      const [first] = due;
      if (!first) return false;
      await tx
        .update(table)
        .set({ reminded: first.reminded })
        .where(
          inArray(
            table.id,
            due.map((one) => one.id),
          ),
        );
      const by = systemAuthor(now, member);
      const claim_to = claimTo(month, params);
      const told = { contract: member.contract_number, month, claim_to, isLate: claim_to < today };
      const letter = { ...told, ids_grant: due.map(({ id_grant }) => id_grant) };
      const email = (to: Reader, sender: Sender, text: NoticeText) =>
        claimDueEmail(to, { told: letter, text }, sender);
      const ref = refOf('cofundingmember', id);
      await notify(app, tx, { to: member.id_user, text: claimDueText(told), ref, email }, by);
      note(noteOfMember('remind', member, member, { month, reminded: first.reminded }));
      return true;
    }),
  );
}

/** Each participant with each month once, the earliest first. */
async function findToRemind(db: Db, now: Date): Promise<ToRemind[]> {
  const today = warsawDate(now);
  const rows = await dueMonths(db);
  const calls = await callsById(
    db,
    rows.map(({ id_call }) => id_call),
  );
  const found = new Map<string, ToRemind>();
  for (const row of rows) {
    const call = calls.get(row.id_call);
    if (call && claimReminderOn(today, row, call.params) !== undefined) {
      found.set(`${row.id_member} ${row.month}`, { id: row.id_member, month: row.month });
    }
  }
  return [...found.values()];
}

/** The months that wait for a claim: of everybody, or one of one participant. */
function dueMonths(db: Db, of?: { id_member: number; month: IsoMonth }) {
  const { id_member } = cofundingGrant;
  const isOfIt = of && and(eq(id_member, of.id_member), eq(table.month, of.month));
  return db
    .select({
      ...{ id: table.id, id_grant: table.id_grant, month: table.month, reminded: table.reminded },
      ...{ id_member, id_call: cofundingMember.id_call },
    })
    .from(table)
    .innerJoin(cofundingGrant, eq(cofundingGrant.id, table.id_grant))
    .innerJoin(cofundingMember, eq(cofundingMember.id, id_member))
    .where(
      and(
        ...[eq(table.status, 'due'), eq(cofundingGrant.deleted, 'no'), eq(cofundingMember.deleted, 'no')],
        isOfIt,
      ),
    )
    .orderBy(asc(table.month), asc(id_member), asc(table.id));
}
