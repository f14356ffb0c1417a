import { birthDateOf, type IsoDate, isPesel } from '@urzad/domain';
import { isLiveCoFunding, type Support, usedMonths } from '@urzad/grants';
import { asc, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../db';
import { referredRow } from '../../../referred-row';
import { childIdsOf } from '../../cofunding-registrations/public';
import { findGrantsOf, type GrantRecord, grants, type MemberRecord, monthsOf } from '../repository';
import { cofundingGrantMonth } from '../table';

/** A co-funding with what an annex of it is computed from. */
export interface GrantSupport {
  grant: GrantRecord;
  support: Support;
  /** Whether it is not over, so that an annex may change it. */
  isLive: boolean;
}

/** The co-fundings of a participant, in the order of their numbers. */
export async function supportsOf(db: Db, member: MemberRecord): Promise<GrantSupport[]> {
  const found = await findGrantsOf(db, [member.id]);
  const months = await monthsOf(
    db,
    found.map(({ id }) => id),
  );
  const peselOf = new Map(
    [...(await childIdsOf(db, member.id_registration))].map(([pesel, id]) => [id, pesel]),
  );
  return found.map((grant) => {
    const { care_form, planned_cost, rate, cap, date_from, date_to, born_date } = grant;
    return {
      grant,
      support: {
        ...{ care_form, planned_cost, rate, cap, date_from, date_to },
        born_date: born_date ?? bornOn(referredRow(peselOf.get(grant.id_child)), date_from),
        schedule: months.get(grant.id) ?? [],
        earlier: found
          .filter((one) => one.id_child === grant.id_child && one.ordinal < grant.ordinal)
          .flatMap((one) => usedMonths(months.get(one.id) ?? [])),
      },
      isLive: isLiveCoFunding(grant.status),
    };
  });
}

/** A child whose care was planned has a PESEL. */
function bornOn(pesel: string, day: IsoDate): IsoDate {
  if (!isPesel(pesel, day)) throw new Error('A child of a contract has no PESEL.');
  return birthDateOf(pesel);
}

/** Locks all that an annex may change, months first, as payments lock them. */
export async function lockSupports(tx: Tx, id_member: number): Promise<void> {
  const ids = (await findGrantsOf(tx, [id_member])).map(({ id }) => id);
  await tx
    .select({ id: cofundingGrantMonth.id })
    .from(cofundingGrantMonth)
    .where(inArray(cofundingGrantMonth.id_grant, ids))
    .orderBy(asc(cofundingGrantMonth.id))
    .for('update');
  for (const id of ids) await grants.lock(tx, id);
}
