import { foldForSearch, polishSortKey } from '@urzad/domain';
import { type ApprovedClaimStatus, monthAfterPayment, paymentParts, paymentTitle } from '@urzad/grants';
import { and, eq, inArray } from 'drizzle-orm';
import { ApiError } from '../../api-error';
import { type Author, createdBy } from '../../author';
import type { Tx } from '../../db';
import { referredRow } from '../../referred-row';
import { callsById } from '../cofunding-calls/public';
import { monthKey, paidBefore } from '../cofunding-members/public';
import { type ClaimRecord, lockClaims, stepClaims } from '../cofunding-requests/public';
import { namesOf } from '../users/public';
import { accountsOf } from './payee-accounts';
import type { Viewer } from './policy';
import { type PaymentListRecord, type PaymentRecord, payments } from './repository';
import { cofundingPayment as table } from './table';
import { waitingClaims } from './waiting-claims';

type Months = Awaited<ReturnType<typeof paidBefore>>;

/**
 * Puts claims on a list and passes them on for payment. Whoever puts the same claim on another list at once waits for
 * the lock, and is refused.
 * @throws ApiError `illegal-step` `{reason: 'claims', ids}` for those that do not wait for a list
 */
export async function putClaims(
  tx: Tx,
  { list, ids, viewer }: { list: PaymentListRecord; ids: readonly number[]; viewer: Viewer },
  by: Author,
): Promise<void> {
  const asked = [...new Set(ids)];
  if (asked.length === 0) return;
  const records = await lockClaims(tx, asked, waitingClaims(viewer));
  const months = await paidBefore(tx, records);
  const payable = records.filter((claim) => isPayableNow(claim, months));
  const found = new Set(payable.map(({ id }) => id));
  refuseClaims(asked.filter((id) => !found.has(id)));

  const rows = await rowsFor(tx, { list, claims: payable, months });
  const inserted = await tx
    .insert(table)
    .values(rows.map((row) => ({ ...row, ...createdBy(by) })))
    .onConflictDoNothing()
    .returning({ id_request: table.id_request });
  const put = new Set(inserted.map(({ id_request }) => id_request));
  refuseClaims(asked.filter((id) => !put.has(id)));
  await stepClaims(tx, { records: payable, step: 'pass' }, by);
}

/** @throws ApiError `illegal-step` `{reason: 'claims', ids}` when there are some */
function refuseClaims(ids: readonly number[]): void {
  if (ids.length > 0) throw new ApiError('illegal-step', { reason: 'claims', ids });
}

/** Nothing is paid beyond the limit of the month, and no month that waits for no payment. */
function isPayableNow(claim: ClaimRecord, months: Months): boolean {
  const month = months.get(monthKey(claim));
  return month !== undefined && monthAfterPayment(month, claim.refund_approved ?? 0) !== undefined;
}

async function rowsFor(
  tx: Tx,
  { list, claims, months }: { list: PaymentListRecord; claims: readonly ClaimRecord[]; months: Months },
) {
  const [calls, accounts, names] = [
    await callsById(tx, distinct(claims, 'id_call')),
    await accountsOf(tx, distinct(claims, 'id_member')),
    await namesOf(tx, distinct(claims, 'id_user')),
  ];
  return claims.map((claim) => {
    const { id_member, id_grant, id_user, id_call, number, refund_approved, is_test } = claim;
    const { contract_number } = referredRow(accounts.get(id_member));
    const already_paid = months.get(monthKey(claim))?.paid ?? 0;
    const { params } = referredRow(calls.get(id_call));
    const receiver = names.get(id_user) ?? '';
    return {
      ...{ id_list: list.id, id_request: claim.id, id_member, id_grant, id_user, id_call, is_test, receiver },
      ...paymentParts({ amount: refund_approved ?? 0, already_paid }, params),
      status: 'on_list' as const,
      kind: already_paid > 0 ? ('CORRECTION' as const) : ('REFUND' as const),
      // Only such claims wait.
      claim_status: claim.status as ApprovedClaimStatus,
      title: paymentTitle({ number, contract_number }),
      due_date: claim.payment_to,
      name_sort: claim.name_sort || polishSortKey(receiver),
      search_text: foldForSearch([receiver, number, contract_number].join(' ')),
    };
  });
}

function distinct<Key extends 'id_call' | 'id_member' | 'id_user'>(
  claims: readonly ClaimRecord[],
  key: Key,
): number[] {
  return [...new Set(claims.map((claim) => claim[key]))];
}

/**
 * Takes claims off a list that is prepared; they wait for another one.
 * @throws ApiError `illegal-step` `{reason: 'claims', ids}` for those that are not on it
 */
export async function takeOffClaims(
  tx: Tx,
  { list, ids }: { list: PaymentListRecord; ids: readonly number[] },
  by: Author,
): Promise<void> {
  const asked = [...new Set(ids)];
  if (asked.length === 0) return;
  const claims = await lockClaims(tx, asked);
  const isOnIt = and(eq(table.id_list, list.id), inArray(table.id_request, asked));
  const values = { status: 'cancelled', deleted: 'yes' } as const;
  const off = await payments.updateAll(tx, isOnIt, { values, by });
  const found = new Set(off.map(({ id_request }) => id_request));
  refuseClaims(asked.filter((id) => !found.has(id)));
  await restoreClaims(tx, { claims, of: off, steps: ['unpass', 'unpassPartly'] }, by);
}

/** Brings claims back to the results that they had. @returns those that the law lets go back */
export async function restoreClaims(
  tx: Tx,
  {
    claims,
    of,
    steps: [whole, partly],
  }: {
    claims: readonly ClaimRecord[];
    of: readonly PaymentRecord[];
    steps: readonly ['unpass', 'unpassPartly'] | readonly ['unpay', 'unpayPartly'];
  },
  by: Author,
): Promise<ClaimRecord[]> {
  const had = new Map(of.map(({ id_request, claim_status }) => [id_request, claim_status]));
  const those = (status: ApprovedClaimStatus) => claims.filter(({ id }) => had.get(id) === status);
  const values = whole === 'unpay' ? { paid_date: null } : {};
  return [
    ...(await stepClaims(tx, { records: those('approved'), step: whole, values }, by)),
    ...(await stepClaims(tx, { records: those('approved_partly'), step: partly, values }, by)),
  ];
}
