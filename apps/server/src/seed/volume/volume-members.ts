import { foldForSearch, polishSortKey } from '@urzad/domain';
import { coFundingNumber, esfSnapshot, memberNumber, shippedCommuneFacts } from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import { asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db';
import { cofundingContract, cofundingContractCounter } from '../../resources/cofunding-contracts/table';
import { cofundingGrant, cofundingMember } from '../../resources/cofunding-members/table';
import { copyOf, insertMany, patternOf, takeIds } from './many-rows';
import { historyFor, historyOf, insertHistory } from './volume-history';
import type { VolumeRegistration } from './volume-registrations';

/** From the first of December to the first of August, when the care of the many begins. */
const DAYS_BEFORE_DECEMBER = -122;
const SUPPORT = { date_from: '2026-08-01', date_to: '2027-07-31' } as const;

export interface VolumeGrant {
  id: number;
  ordinal: number;
  contract_number: string;
  member: { id: number; search_text: string; name_sort: string };
  id_contract: number;
  id_call: number;
  id_user: number;
  /** The participant whose rows are the pattern. */
  owner: number;
  receiver: string;
  child_firstname: string;
  provider_name: string;
}

/** A contract, a participant and the support of one child for each registration of a participant. */
export async function addMembers(
  tx: Tx,
  registrations: readonly VolumeRegistration[],
): Promise<VolumeGrant[]> {
  const joined = registrations.filter(({ record }) => record.status === 'member');
  const [first] = joined;
  if (!first) return [];
  const like = await likeOf(tx, first.pattern.id);
  const last = await takeNumbers(tx, joined.length);
  const contracts = await takeIds(tx, cofundingContract, joined.length);
  const members = await takeIds(tx, cofundingMember, joined.length);
  const grants = await takeIds(tx, cofundingGrant, joined.length);
  const made = joined.map((one, at) => {
    const number = `UM/II/${String(last + at + 1).padStart(4, '0')}/2026`;
    const ids = { contract: contracts[at] ?? 0, member: members[at] ?? 0, grant: grants[at] ?? 0 };
    return rowsOf(one, { like, number, ids });
  });
  await insertMany(
    tx,
    cofundingContract,
    made.map(({ contract }) => contract),
  );
  await insertMany(
    tx,
    cofundingMember,
    made.map(({ member }) => member),
  );
  await insertMany(
    tx,
    cofundingGrant,
    made.map(({ grant }) => grant),
  );
  await addHistory(tx, joined, { like, made });
  return made.map(({ grant, member, contract }, at) => ({
    ...{ id: grant.id, ordinal: grant.ordinal, contract_number: contract.number, id_contract: contract.id },
    ...{ id_call: member.id_call, id_user: member.id_user, owner: like.member.id_user },
    member: { id: member.id, search_text: member.search_text, name_sort: member.name_sort },
    ...{ child_firstname: grant.child_firstname, provider_name: grant.provider_name },
    receiver: receiverOf(patternOf(joined[at], 'participant')),
  }));
}

type Like = Awaited<ReturnType<typeof likeOf>>;

async function likeOf(tx: Tx, id_registration: number) {
  const [row] = await tx
    .select({ contract: cofundingContract, member: cofundingMember, grant: cofundingGrant })
    .from(cofundingMember)
    .innerJoin(cofundingContract, eq(cofundingContract.id, cofundingMember.id_contract))
    .innerJoin(cofundingGrant, eq(cofundingGrant.id_member, cofundingMember.id))
    .where(eq(cofundingMember.id_registration, id_registration))
    .orderBy(asc(cofundingGrant.ordinal))
    .limit(1);
  return patternOf(row, 'participant');
}

function rowsOf(
  { record, account, days, id_child }: VolumeRegistration,
  {
    like,
    number,
    ids,
  }: { like: Like; number: string; ids: { contract: number; member: number; grant: number } },
) {
  const { firstname, lastname, child } = account;
  const of = { id_user: account.id, name_sort: account.name_sort };
  const contract = {
    ...copyOf(like.contract, days),
    ...{ ...of, id: ids.contract, number, id_registration: record.id, id_call: record.id_call },
    ...{ ...SUPPORT, id_document: null, return_deadline: SUPPORT.date_from },
    children: like.contract.children.map((one) => ({ ...one, ...child, care_start: SUPPORT.date_from })),
    search_text: foldForSearch(
      [lastname, firstname, lastname, record.form.city, number, record.number].filter(Boolean).join(' '),
    ),
  };
  const ucz = memberNumber(number);
  const member = {
    ...copyOf(like.member, days),
    ...{ ...of, id: ids.member, number: ucz, id_registration: record.id, id_contract: contract.id },
    ...{ id_call: record.id_call, contract_number: number, planned_end: SUPPORT.date_to },
    ...{ contract_from: SUPPORT.date_from, contract_to: SUPPORT.date_to, return_deadline: SUPPORT.date_from },
    search_text: foldForSearch([lastname, firstname, lastname, ucz, number].join(' ')),
  };
  const dof = coFundingNumber(ucz, 1);
  const grant = {
    ...copyOf(like.grant, DAYS_BEFORE_DECEMBER),
    ...{ ...SUPPORT, id: ids.grant, number: dof, ordinal: 1, id_member: member.id, id_user: account.id },
    ...{
      id_contract: contract.id,
      id_child,
      name_sort: polishSortKey(`${child.lastname} ${child.firstname}`),
    },
    ...{ child_firstname: child.firstname, child_lastname: child.lastname, create_date: member.create_date },
    search_text: foldForSearch(
      [child.lastname, child.firstname, child.lastname, dof, ucz, like.grant.provider_name].join(' '),
    ),
  };
  const form = formOfDraft(record.form);
  const esf = esfSnapshot(form, {
    ...{ join_date: member.join_date, support_from: SUPPORT.date_from, planned_end: SUPPORT.date_to },
    support: [grant.care_form],
    degurba: shippedCommuneFacts(form.community)?.degurba ?? null,
  });
  return { contract, member: { ...member, esf }, grant };
}

async function addHistory(
  tx: Tx,
  joined: readonly VolumeRegistration[],
  { like, made }: { like: Like; made: readonly ReturnType<typeof rowsOf>[] },
): Promise<void> {
  const contract = await historyOf(tx, 'cofundingcontract', like.contract.id);
  const member = await historyOf(tx, 'cofundingmember', like.member.id);
  const grant = await historyOf(tx, 'cofundinggrant', like.grant.id);
  await insertHistory(
    tx,
    made.flatMap((rows, at) => {
      const { account, days } = patternOf(joined[at], 'participant');
      const of = { owner: like.member.id_user, id_user: account.id };
      return [
        ...historyFor(contract, { ...of, days, id_obj: rows.contract.id }),
        ...historyFor(member, { ...of, days, id_obj: rows.member.id }),
        ...historyFor(grant, { ...of, days, id_obj: rows.grant.id }),
      ];
    }),
  );
}

/** The last number before these, which are now taken. */
async function takeNumbers(tx: Tx, count: number): Promise<number> {
  const { last, edition } = cofundingContractCounter;
  const [row] = await tx
    .update(cofundingContractCounter)
    .set({ last: sql`${last} + ${count}` })
    .where(eq(edition, 'II'))
    .returning({ last });
  return patternOf(row, 'counter of contracts').last - count;
}

function receiverOf({ account }: VolumeRegistration): string {
  return `${account.firstname} ${account.lastname}`;
}
