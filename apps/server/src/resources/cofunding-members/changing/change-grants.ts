import { foldForSearch, type IsoDate } from '@urzad/domain';
import {
  type ChangedSupport,
  type ContractProvider,
  coFundingNumber,
  isAllSuspended,
  type MemberStep,
  payersOf,
} from '@urzad/grants';
import { and, eq } from 'drizzle-orm';
import type { Author } from '../../../author';
import type { Tx } from '../../../db';
import type { Note } from '../../../unit-of-work/write';
import { getCall } from '../../cofunding-calls/public';
import { findGrantsOf, type GrantRecord, grants, type MemberRecord, members } from '../repository';
import { nextMonthAt } from '../rollover/end-members';
import { noteOfGrant, noteOfMember, recordGrantStatus, takeGrantStep, takeMemberStep } from '../step';
import { cofundingGrantMonth } from '../table';

interface Acting {
  by: Author;
  note: Note;
}

/** A co-funding that an annex replaces, and what comes after it. */
export interface ChangedGrant {
  grant: GrantRecord;
  changed: ChangedSupport;
  /** Who cares for the child from now on. */
  provider: Pick<ContractProvider, 'id_careprovider' | 'name'>;
}

interface MemberWithAnnex {
  changes: readonly ChangedGrant[];
  contract_to: IsoDate;
  bank_account_number: string | null;
}

/**
 * A participant with an annex that is in force: all is locked by the caller.
 * @returns whether all of the co-funding is suspended now
 */
export async function changeMember(
  tx: Tx,
  member: MemberRecord,
  { changes, contract_to, bank_account_number }: MemberWithAnnex,
  { by, note }: Acting,
): Promise<boolean> {
  const all = await findGrantsOf(tx, [member.id]);
  let last = Math.max(0, ...all.map(({ ordinal }) => ordinal));
  for (const change of changes) {
    await endReplaced(tx, change, { member, by, note });
    last += 1;
    await insertNext(tx, change, { member, ordinal: last, by });
  }
  const now = await findGrantsOf(tx, [member.id]);
  const ends = now
    .filter(({ status }) => status !== 'changed' && status !== 'closed_early')
    .map(({ date_to }) => date_to)
    .toSorted();
  const values = {
    ...{ contract_to, planned_end: ends.at(-1) ?? member.planned_end },
    ...(bank_account_number !== null && { bank_account_number }),
  };
  const isAll = isAllSuspended(now.map(({ status }) => status));
  const step = stepOf(member, { isAll, isLast: values.planned_end < nextMonthAt(by.date) });
  const after = step
    ? await takeMemberStep(tx, { record: member, step }, { values, by })
    : await members.update(tx, member.id, { values, by });
  note(noteOfMember('annex', member, after, { planned_end: after.planned_end }));
  return isAll;
}

/** What came in place of a suspended co-funding is to begin, and who has months to come is not ending. */
function stepOf(
  { status }: MemberRecord,
  { isAll, isLast }: { isAll: boolean; isLast: boolean },
): MemberStep | undefined {
  if (status === 'suspended' && !isAll) return 'resume';
  return status === 'ending' && !isLast ? 'continue' : undefined;
}

/** The old co-funding: what was claimed or paid stays, months from the first day of the annex cost nothing any more. */
async function endReplaced(
  tx: Tx,
  { grant, changed: { kept } }: ChangedGrant,
  { member, by, note }: Acting & { member: MemberRecord },
): Promise<void> {
  for (const { month, days, limit, status } of kept.schedule) {
    await tx
      .update(cofundingGrantMonth)
      .set({ days, limit, status })
      .where(isMonth({ id_grant: grant.id, month }));
  }
  const { params } = await getCall(tx, member.id_call);
  const { esf, state } = payersOf(kept.schedule, params);
  const values = {
    ...{ date_to: kept.date_to, amount_total: kept.amount },
    ...{ esf_amount: esf, state_amount: state },
  };
  const after = await takeGrantStep(tx, { record: grant, step: 'replace' }, { values, by });
  note(noteOfGrant('replace', grant, after, { date_to: kept.date_to, amount: kept.amount }));
}

async function insertNext(
  tx: Tx,
  { grant, changed: { after }, provider }: ChangedGrant,
  { member, ordinal, by }: { member: MemberRecord; ordinal: number; by: Author },
): Promise<void> {
  if (!after) throw new Error(`An annex leaves no month to ${grant.number}.`);
  const { id_member, id_user, id_contract, id_child, child_firstname, child_lastname } = grant;
  const { rate, name_sort, is_test } = grant;
  const { params } = await getCall(tx, member.id_call);
  const { esf, state } = payersOf(after.schedule, params);
  const number = coFundingNumber(member.number, ordinal);
  const next = await grants.insert(
    tx,
    {
      ...{ number, ordinal, id_member, id_user, id_contract, id_child, child_firstname, child_lastname },
      ...{ rate, name_sort, is_test, cap: after.cap, care_form: after.care_form },
      ...{ date_from: after.date_from, date_to: after.date_to, planned_cost: after.planned_cost },
      ...{ id_careprovider: provider.id_careprovider, provider_name: provider.name },
      ...{ amount_total: after.amount, esf_amount: esf, state_amount: state, born_date: after.born_date },
      search_text: foldForSearch(
        [child_lastname, child_firstname, child_lastname, number, member.number, provider.name].join(' '),
      ),
    },
    by,
  );
  await tx.insert(cofundingGrantMonth).values(
    after.schedule.map(({ month, days, limit, status }) => ({
      ...{ month, days, limit, status },
      id_grant: next.id,
    })),
  );
  await recordGrantStatus(tx, next, by);
}

function isMonth({ id_grant, month }: { id_grant: number; month: string }) {
  return and(eq(cofundingGrantMonth.id_grant, id_grant), eq(cofundingGrantMonth.month, month));
}
