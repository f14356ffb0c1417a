import { refOf } from '@urzad/contract';
import { addDays, type IsoDate, warsawDate } from '@urzad/domain';
import { endedCoFundings, hasRunOut } from '@urzad/grants';
import type { FastifyInstance } from 'fastify';
import type { Author } from '../../../author';
import type { Tx } from '../../../db';
import type { Sender } from '../../../mail/email';
import type { Reader } from '../../../mail/reader';
import { notify } from '../../../notify';
import type { Note } from '../../../unit-of-work/write';
import { getCall } from '../../cofunding-calls/public';
import { findWaitingCertificate } from '../../cofunding-employers/public';
import { giveBackCosts } from '../../cofunding-registrations/public';
import { unstartedEmail, unstartedText } from '../emails';
import { endGrant } from '../ending/end-grant';
import { type GrantRecord, grants, type MemberRecord, members, monthsOf } from '../repository';

interface Rolling {
  by: Author;
  note: Note;
}

/**
 * Finishes a running co-funding after its last day, or when no month is left. A month that is still suspended then has
 * nowhere to move: it is skipped, and its money returns to the call (Order §12).
 */
export async function finish(tx: Tx, { id }: GrantRecord, { by, note }: Rolling): Promise<boolean> {
  const grant = await grants.get(tx, id);
  if (grant.status !== 'running') return false;
  const isOver = grant.date_to < warsawDate(by.date);
  if (!isOver && !hasRunOut(await scheduleOf(tx, id))) return false;
  const member = await members.get(tx, grant.id_member);
  await endOn(tx, { grant, member, step: 'finish', last_day: grant.date_to }, { by, note });
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
  const email = (to: Reader, sender: Sender) => unstartedEmail(to, told, sender);
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

async function endOn(
  tx: Tx,
  { grant, member, step, last_day }: Ending,
  { by, note }: Rolling,
): Promise<void> {
  const { params } = await getCall(tx, member.id_call);
  const [ended] = endedCoFundings([{ ...grant, schedule: await scheduleOf(tx, grant.id) }], last_day);
  if (!ended) throw new Error(`Co-funding ${grant.number} has ended.`);
  await endGrant(tx, ended, { step, last_day, params, by, note });
  if (ended.freed > 0) await giveBackCosts(tx, [{ id: member.id_registration, freed: ended.freed }], by);
}

async function isWaitedFor(tx: Tx, { id_registration }: MemberRecord): Promise<boolean> {
  return (await findWaitingCertificate(tx, { id_registration, kind: 'START' })) !== undefined;
}

async function scheduleOf(tx: Tx, id: number) {
  return (await monthsOf(tx, [id])).get(id) ?? [];
}
