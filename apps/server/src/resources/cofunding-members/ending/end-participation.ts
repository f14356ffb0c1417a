import { refOf } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import {
  type CallParams,
  type EndedCoFunding,
  type EndReason,
  endedCoFundings,
  exitFormTo,
  type WithdrawReason,
} from '@urzad/grants';
import type { FastifyInstance } from 'fastify';
import type { Author } from '../../../author';
import type { Tx } from '../../../db';
import type { NoticeText, Sender } from '../../../mail/email';
import type { Reader } from '../../../mail/reader';
import { notify } from '../../../notify';
import type { Note } from '../../../unit-of-work/write';
import { getCall } from '../../cofunding-calls/public';
import { freePlace, giveBackCosts } from '../../cofunding-registrations/public';
import { endedText, panelEmail } from '../emails';
import { findGrantsOf, grants, type MemberRecord } from '../repository';
import type { GrantMonth } from '../schedule-month';
import { noteOfMember, takeMemberStep } from '../step';
import { endGrant, type ScheduledGrant, scheduledGrantsOf } from './end-grant';

interface Acting {
  by: Author;
  note: Note;
}

/** What ends with a participation and is of resources that stand on this one. */
export interface EndingParts {
  terminateContract(
    tx: Tx,
    contract: { id: number; end_reason: EndReason; withdraw_reason: WithdrawReason | null },
    acting: Acting,
  ): Promise<void>;
  /** Removes claims that were not submitted of months that are skipped, and reopens those of months that cost less now. */
  dropUnsentClaims(
    tx: Tx,
    months: { skipped: readonly GrantMonth[]; cut: readonly GrantMonth[] },
    acting: Acting,
  ): Promise<void>;
  /** Gives up annexes that are not signed by both sides, with what they hold of the call. */
  cancelAnnexes(
    app: FastifyInstance,
    tx: Tx,
    member: Pick<MemberRecord, 'id_contract' | 'id_registration'>,
    acting: Acting,
  ): Promise<unknown>;
}

interface Ending {
  member: MemberRecord;
  last_day: IsoDate;
  withdraw_reason: WithdrawReason | null;
}

/** So that no month of this participant is claimed, suspended or moved on until the transaction ends. */
export async function lockGrantsOf(tx: Tx, { id }: Pick<MemberRecord, 'id'>): Promise<void> {
  for (const grant of await findGrantsOf(tx, [id])) await grants.lock(tx, grant.id);
}

/**
 * Ends a participation on a day, because the person resigned: contract, co-funding and schedule, what was begun and not
 * submitted, the place in the call and the money that is not needed (N17). The participant and their
 * co-funding are locked by the caller.
 */
export async function endParticipation(
  app: FastifyInstance,
  tx: Tx,
  { member, last_day, withdraw_reason }: Ending,
  { parts, by, note }: Acting & { parts: EndingParts },
): Promise<void> {
  const acting = { by, note };
  const end_reason = 'REZYGNACJA';
  const { params } = await getCall(tx, member.id_call);
  const ended = endedCoFundings(await scheduledGrantsOf(tx, member), last_day);
  for (const one of ended) await endGrant(tx, one, { step: 'closeEarly', last_day, params, ...acting });
  await parts.dropUnsentClaims(tx, changedMonths(ended), acting);
  await parts.cancelAnnexes(app, tx, member, acting);

  const freed = ended.reduce((sum, one) => sum + one.freed, 0);
  await giveBackCosts(tx, [{ id: member.id_registration, freed }], by);
  await freePlace(tx, member.id_registration, by);
  await parts.terminateContract(tx, { id: member.id_contract, end_reason, withdraw_reason }, acting);

  const values = { end_date: last_day, end_reason } as const;
  const after = await takeMemberStep(tx, { record: member, step: 'resign' }, { values, by });
  note(noteOfMember('resign', member, after, { ...values, freed }));
  await tell(app, tx, { member: after, params, last_day }, by);
}

function changedMonths(ended: readonly EndedCoFunding<ScheduledGrant>[]) {
  const skipped: GrantMonth[] = [];
  const cut: GrantMonth[] = [];
  for (const { coFunding, schedule } of ended) {
    for (const [at, { month, status, limit }] of schedule.entries()) {
      const was = coFunding.schedule[at];
      if (!was || was.limit === limit) continue;
      (status === 'skipped' ? skipped : cut).push({ id_grant: coFunding.id, month });
    }
  }
  return { skipped, cut };
}

/** N17. */
async function tell(
  app: FastifyInstance,
  tx: Tx,
  { member, params, last_day }: { member: MemberRecord; params: CallParams; last_day: IsoDate },
  by: Author,
): Promise<void> {
  const told = { contract: member.contract_number, last_day, exit_to: exitFormTo(member, params) };
  const email = (to: Reader, sender: Sender, text: NoticeText) => panelEmail(to, text, sender);
  const ref = refOf('cofundingmember', member.id);
  await notify(app, tx, { to: member.id_user, text: endedText(told), ref, email }, by);
}
