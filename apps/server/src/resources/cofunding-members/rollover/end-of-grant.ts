import { refOf } from '@urzad/contract';
import { addDays, type IsoDate, type IsoMonth, warsawDate } from '@urzad/domain';
import { earlierOf, endedCoFundings, hasRunOut } from '@urzad/grants';
import type { FastifyInstance } from 'fastify';
import type { Author } from '../../../author';
import type { Tx } from '../../../db';
import type { NoticeText, Sender } from '../../../mail/email';
import type { Reader } from '../../../mail/reader';
import { notify } from '../../../notify';
import type { Note } from '../../../unit-of-work/write';
import { getCall } from '../../cofunding-calls/public';
import { findWaitingCertificate } from '../../cofunding-employers/public';
import { giveBackCosts } from '../../cofunding-registrations/public';
import { leftOutEmail, leftOutText, unstartedEmail, unstartedText } from '../emails';
import { endGrant } from '../ending/end-grant';
import { findGrantsOf, type GrantRecord, grants, type MemberRecord, members, monthsOf } from '../repository';

interface Rolling {
  by: Author;
  note: Note;
}

/**
 * Finishes a running co-funding after its last day, or when no month is left. A month that is still suspended then, also
 * of what annexes replaced with it, has nowhere to move: it is skipped, its money returns to the call (Order §12), and the parent is told.
 */
export async function finish(
  app: FastifyInstance,
  tx: Tx,
  { id }: GrantRecord,
  { by, note }: Rolling,
): Promise<boolean> {
  const grant = await grants.get(tx, id);
  if (grant.status !== 'running') return false;
  const isOver = grant.date_to < warsawDate(by.date);
  if (!isOver && !hasRunOut(await scheduleOf(tx, id))) return false;
  const member = await members.get(tx, grant.id_member);
  const months = await endOn(tx, { grant, member, step: 'finish', last_day: grant.date_to }, { by, note });
  if (months.length === 0) return true;
  const told = { contract: member.contract_number, number: grant.number, months };
  const email = (to: Reader, sender: Sender, words: NoticeText) => leftOutEmail(to, told, sender, words);
  const ref = refOf('cofundinggrant', id);
  await notify(app, tx, { to: grant.id_user, text: leftOutText(told), ref, email }, by);
  return true;
}

/**
 * Ends a co-funding that cannot begin any more: its last day has passed without the certificate of the start of work, or
 * an annex has left it no month. Nothing of it was ever to be settled, so its money returns to the call, and it keeps no
 * contract and no participation from ending. A certificate that waits for the office is waited for.
 */
export async function endUnstarted(
  app: FastifyInstance,
  tx: Tx,
  grant: GrantRecord,
  { by, note }: Rolling,
): Promise<boolean> {
  if (grant.status !== 'planned') return false;
  const member = await members.get(tx, grant.id_member);
  const isEmpty = hasRunOut(await scheduleOf(tx, grant.id));
  if (!isEmpty && (grant.date_to >= warsawDate(by.date) || (await isWaitedFor(tx, member)))) return false;

  const last_day = addDays(grant.date_from, -1);
  await endOn(tx, { grant, member, step: 'closeEarly', last_day }, { by, note });
  if (isEmpty) return true;
  const told = { contract: member.contract_number, number: grant.number };
  const email = (to: Reader, sender: Sender, words: NoticeText) => unstartedEmail(to, told, sender, words);
  const ref = refOf('cofundinggrant', grant.id);
  await notify(app, tx, { to: grant.id_user, text: unstartedText(told), ref, email }, by);
  return true;
}

interface Ending {
  grant: GrantRecord;
  member: MemberRecord;
  step: 'closeEarly' | 'finish';
  last_day: IsoDate;
}

/** @returns the months that were suspended until then, which nobody can settle any more */
async function endOn(
  tx: Tx,
  { grant, member, step, last_day }: Ending,
  { by, note }: Rolling,
): Promise<IsoMonth[]> {
  const { params } = await getCall(tx, member.id_call);
  const replaced = earlierOf(grant, await findGrantsOf(tx, [member.id]));
  let freed = 0;
  const months = new Set<IsoMonth>();
  for (const one of [...replaced, grant]) {
    // What was replaced ended on its own day: only its suspended months are left out now.
    const on = one === grant ? last_day : one.date_to;
    const [ended] = endedCoFundings([{ ...one, schedule: await scheduleOf(tx, one.id) }], on);
    if (!ended) continue;
    await endGrant(tx, ended, { step, last_day: on, params, by, note });
    freed += ended.freed;
    for (const { month, status } of ended.coFunding.schedule) if (status === 'suspended') months.add(month);
  }
  if (freed > 0) await giveBackCosts(tx, [{ id: member.id_registration, freed }], by);
  return [...months].toSorted();
}

async function isWaitedFor(tx: Tx, { id_registration }: MemberRecord): Promise<boolean> {
  return (await findWaitingCertificate(tx, { id_registration, kind: 'START' })) !== undefined;
}

async function scheduleOf(tx: Tx, id: number) {
  return (await monthsOf(tx, [id])).get(id) ?? [];
}
