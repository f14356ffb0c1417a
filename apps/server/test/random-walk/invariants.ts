import { amountsOf, CLOSED_CLAIM_STATUSES, type ClaimStatus, UNSENT_CLAIM_STATUSES } from '@urzad/grants';
import { eq } from 'drizzle-orm';
import type { Db } from '../../src/db';
import { cofundingAnnex } from '../../src/resources/cofunding-annexes/table';
import { cofundingContract } from '../../src/resources/cofunding-contracts/table';
import {
  cofundingGrant,
  cofundingGrantMonth,
  cofundingMember,
  type MonthRecord,
} from '../../src/resources/cofunding-members/table';
import { cofundingPayment, cofundingPaymentList } from '../../src/resources/cofunding-payments/table';
import { cofundingRegistration } from '../../src/resources/cofunding-registrations/table';
import { cofundingRequest } from '../../src/resources/cofunding-requests/table';

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const isOneOf = (codes: readonly string[], code: string) => codes.includes(code);

/** What holds after every step, whoever took it (Process §2.9, §2.14, §2.15; Order §12): what does not is said in words. */
export async function brokenInvariants(db: Db): Promise<string[]> {
  const world = await readWorld(db);
  return [
    ...ofSchedules(world),
    ...ofMonths(world),
    ...ofLists(world),
    ...ofPersons(world),
    ...ofBudget(world),
  ];
}

type World = Awaited<ReturnType<typeof readWorld>>;

async function readWorld(db: Db) {
  const [grants, months, claims, payments, lists, contracts, annexes, members, registrations] =
    await Promise.all([
      db.select().from(cofundingGrant),
      db.select().from(cofundingGrantMonth),
      db.select().from(cofundingRequest).where(eq(cofundingRequest.deleted, 'no')),
      db.select().from(cofundingPayment).where(eq(cofundingPayment.deleted, 'no')),
      db.select().from(cofundingPaymentList),
      db.select().from(cofundingContract),
      db.select().from(cofundingAnnex),
      db.select().from(cofundingMember),
      db
        .select({ id: cofundingRegistration.id, cost: cofundingRegistration.cost })
        .from(cofundingRegistration),
    ]);
  return { grants, months, claims, payments, lists, contracts, annexes, members, registrations };
}

/** The total is the sum of its four parts, and that of the months is the one of the co-funding. */
function ofSchedules({ grants, months }: World): string[] {
  return grants.flatMap(({ id, number, amount_total }) => {
    const { total, paid, requested, left, unused } = amountsOf(
      months.filter(({ id_grant }) => id_grant === id),
    );
    return [
      ...(total === paid + requested + left + unused ? [] : [`${number}: ${total} is not its parts`]),
      ...(total === amount_total
        ? []
        : [`${number}: the months are ${total}, the co-funding ${amount_total}`]),
    ];
  });
}

/** A month is what its claim says, is paid once, and what was paid is the sum of its payments. */
function ofMonths({ months, claims, payments }: World): string[] {
  return months.flatMap((month) => {
    const name = `${month.id_grant} ${month.month}`;
    const isOfIt = (one: { id_grant: number; month: string }) =>
      one.id_grant === month.id_grant && one.month === month.month;
    const live = claims.filter((one) => isOfIt(one) && !isOneOf(CLOSED_CLAIM_STATUSES, one.status));
    const paid = payments.filter(
      ({ status, id_request }) => status === 'paid' && live.some(({ id }) => id === id_request),
    );
    const wanted = live[0] ? statusFor(live[0].status) : undefined;
    return [
      ...(live.length > 1 ? [`${name}: ${live.length} claims live`] : []),
      ...(sumOf(paid.map(({ amount }) => amount)) === month.paid
        ? []
        : [`${name}: payments are not ${month.paid}`]),
      ...(paid.filter(({ kind }) => kind === 'REFUND').length > 1 ? [`${name}: is paid twice`] : []),
      ...(month.paid > month.limit ? [`${name}: ${month.paid} is above its limit`] : []),
      ...(wanted && wanted !== month.status
        ? [`${name}: is ${month.status}, its claim ${live[0]?.status}`]
        : []),
      ...(isSettledWithout(month, live.length) ? [`${name}: is ${month.status} without a claim`] : []),
    ];
  });
}

function isSettledWithout({ status }: MonthRecord, claims: number): boolean {
  return claims === 0 && (status === 'requested' || status === 'paid');
}

/** What the month of a claim in this status is. */
function statusFor(status: ClaimStatus): MonthRecord['status'] {
  if (isOneOf(UNSENT_CLAIM_STATUSES, status)) return 'due';
  return status === 'paid' || status === 'recovery' ? 'paid' : 'requested';
}

/** A list is the sum of its items, and a claim is on one list at a time. */
function ofLists({ lists, payments, claims }: World): string[] {
  const open = payments.filter(({ status }) => isOneOf(['new', 'on_list', 'sent'], status));
  return [
    ...lists.flatMap((list) => {
      const items = payments.filter(({ id_list }) => id_list === list.id);
      const isWhole =
        list.count === items.length &&
        list.sum === sumOf(items.map(({ amount }) => amount)) &&
        list.sum === list.esf_sum + list.state_sum;
      return isWhole ? [] : [`${list.number}: is not the sum of its items`];
    }),
    ...claims.flatMap(({ id, number, status, refund_approved, esf_amount, state_amount }) => {
      const waiting = open.filter(({ id_request }) => id_request === id).length;
      const isInPayment = status === 'payment';
      const isResult = isOneOf(['approved', 'approved_partly', 'payment', 'paid'], status);
      return [
        ...(waiting === (isInPayment ? 1 : 0) ? [] : [`${number}: is ${status} with ${waiting} payments`]),
        ...(isResult && refund_approved !== esf_amount + state_amount ? [`${number}: has wrong shares`] : []),
      ];
    }),
  ];
}

/** Nobody approves what they checked, prepared or wrote. */
function ofPersons({ claims, lists, contracts, annexes }: World): string[] {
  return [
    ...claims.flatMap(({ number, id_user_approver, id_user_verifier, id_user }) =>
      id_user_approver !== null && [id_user_verifier, id_user].includes(id_user_approver)
        ? [`${number}: was approved by who checked it`]
        : [],
    ),
    ...lists.flatMap(({ number, id_user_approved, editors }) =>
      id_user_approved !== null && editors.includes(id_user_approved)
        ? [`${number}: was approved by who prepared it`]
        : [],
    ),
    ...[...contracts, ...annexes].flatMap(({ number, id_user_initials, id_signatory, editors }) => [
      ...(id_user_initials !== null && editors.includes(id_user_initials)
        ? [`${number}: was initialled by who prepared it`]
        : []),
      ...(id_signatory !== null && editors.includes(id_signatory)
        ? [`${number}: was signed for the office by who prepared it`]
        : []),
    ]),
  ];
}

/** What a participant costs the call is what their schedules still may take of it, and what an annex holds for more. */
function ofBudget({ members, grants, months, annexes, registrations }: World): string[] {
  return members.flatMap(({ id, number, id_registration }) => {
    const ids = grants.filter(({ id_member }) => id_member === id).map((grant) => grant.id);
    const { total, unused } = amountsOf(months.filter(({ id_grant }) => ids.includes(id_grant)));
    const held = sumOf(annexes.filter(({ id_member }) => id_member === id).map((annex) => annex.held));
    const cost = registrations.find((one) => one.id === id_registration)?.cost;
    const wanted = total - unused + held;
    return cost === wanted ? [] : [`${number}: costs ${cost}, its months ${wanted}`];
  });
}
