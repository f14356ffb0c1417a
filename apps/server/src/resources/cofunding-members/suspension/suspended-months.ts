import { type IsoMonth, warsawDate } from '@urzad/domain';
import {
  changedMonths,
  earlierOf,
  isAllSuspended,
  isLiveCoFunding,
  monthOfDay,
  resumeMonths,
  suspendMonths,
  suspensionStep,
} from '@urzad/grants';
import { inArray, type SQL } from 'drizzle-orm';
import { ApiError } from '../../../api-error';
import type { Author } from '../../../author';
import type { Tx } from '../../../db';
import type { Note } from '../../../unit-of-work/write';
import { findGrantsOf, type GrantRecord, grants, type MonthRecord, members, monthsOf } from '../repository';
import { noteOfGrant, noteOfMember, takeGrantStep, takeMemberStep } from '../step';
import { cofundingGrantMonth } from '../table';

interface Acting {
  by: Author;
  note: Note;
}

/** Whole months of one co-funding, both ends included. */
export interface SuspendedSpan {
  from: IsoMonth;
  to: IsoMonth;
}

/**
 * A co-funding with those that it replaced, locked until the transaction ends, in the order of their numbers as wherever
 * several are locked. @throws ApiError `object-no-exist`
 */
export async function lockGrant(tx: Tx, id: number, where?: SQL): Promise<GrantRecord> {
  for (const earlier of await replacedBy(tx, await grants.get(tx, id, where)))
    await grants.lock(tx, earlier.id);
  return grants.getLocked(tx, id, where);
}

/**
 * Suspends months of a child's support: those of a locked co-funding, and those that nobody has claimed yet of the
 * co-fundings that annexes replaced with it. Their money stays to come (Order §12).
 * @throws ApiError `illegal-step` `{reason: 'ended' | 'no-months'}`
 */
export async function suspendGrantMonths(
  tx: Tx,
  grant: GrantRecord,
  { from, to }: SuspendedSpan,
  { by, note }: Acting,
): Promise<void> {
  const before = await suspendableMonths(tx, grant);
  const months = changedMonths(before, suspendMonths(before, from, to));
  await setMonths(tx, grant, months, { by, note, event: 'suspendmonths' });
}

/** The months of a co-funding that lives and of what it replaced. @throws ApiError `illegal-step` `{reason: 'ended'}` */
async function suspendableMonths(tx: Tx, grant: GrantRecord): Promise<MonthRecord[]> {
  const { status } = grant;
  if (!isLiveCoFunding(status)) throw new ApiError('illegal-step', { status, reason: 'ended' });
  const ids = [...(await replacedBy(tx, grant)), grant].map(({ id }) => id);
  return [...(await monthsOf(tx, ids)).values()].flat();
}

async function replacedBy(tx: Tx, grant: GrantRecord): Promise<GrantRecord[]> {
  return earlierOf(grant, await findGrantsOf(tx, [grant.id_member]));
}

/** @throws ApiError `illegal-step` when a suspension of these months would change nothing */
export async function refuseSuspension(
  tx: Tx,
  grant: GrantRecord,
  { from, to }: SuspendedSpan,
): Promise<void> {
  const before = await suspendableMonths(tx, grant);
  if (changedMonths(before, suspendMonths(before, from, to)).length > 0) return;
  throw new ApiError('illegal-step', { status: grant.status, reason: 'no-months' });
}

/** The return: suspended months from this one on are to come again. @throws ApiError `illegal-step` */
export async function resumeGrantMonths(
  tx: Tx,
  grant: GrantRecord,
  from: IsoMonth,
  { by, note }: Acting,
): Promise<void> {
  const before = await suspendableMonths(tx, grant);
  const months = changedMonths(before, resumeMonths(before, from));
  await setMonths(tx, grant, months, { by, note, event: 'resumemonths' });
}

async function setMonths(
  tx: Tx,
  grant: GrantRecord,
  months: readonly MonthRecord[],
  { by, note, event }: Acting & { event: string },
): Promise<void> {
  const [first] = months;
  if (!first) throw new ApiError('illegal-step', { status: grant.status, reason: 'no-months' });
  await tx
    .update(cofundingGrantMonth)
    .set({ status: first.status })
    .where(
      inArray(
        cofundingGrantMonth.id,
        months.map(({ id }) => id),
      ),
    );
  // Whoever has the co-funding open reads its months anew, also where only months of an earlier one changed.
  for (const one of [...(await replacedBy(tx, grant)), grant]) {
    const own = months.filter(({ id_grant }) => id_grant === one.id).map(({ month }) => month);
    if (own.length === 0 && one.id !== grant.id) continue;
    const after = await grants.update(tx, one.id, { values: {}, by });
    note(noteOfGrant(event, one, after, { months: own }));
  }
}

/**
 * What follows from the months on this day: the co-funding is suspended while the present month is, and the person while
 * all of their co-funding is (Process §2.8, §2.9).
 * @returns whether all of it is suspended now, where something changed
 */
export async function followMonths(
  tx: Tx,
  id: number,
  { by, note }: Acting,
): Promise<{ id_contract: number; isAll: boolean } | undefined> {
  const grant = await grants.getLocked(tx, id);
  const schedule = (await monthsOf(tx, [id])).get(id) ?? [];
  const step = suspensionStep(grant.status, schedule, monthOfDay(warsawDate(by.date)));
  if (!step) return undefined;
  const after = await takeGrantStep(tx, { record: grant, step }, { by });
  note(noteOfGrant(step, grant, after));

  const all = await findGrantsOf(tx, [grant.id_member]);
  const isAll = isAllSuspended(all.map(({ status }) => status));
  const member = await members.getLocked(tx, grant.id_member);
  const ofMember = isAll ? 'suspend' : 'resume';
  if (member.status === (isAll ? 'active' : 'suspended')) {
    const changed = await takeMemberStep(tx, { record: member, step: ofMember }, { by });
    note(noteOfMember(ofMember, member, changed));
  }
  return { id_contract: grant.id_contract, isAll };
}
