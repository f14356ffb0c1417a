import {
  type cofundingPayments as contract,
  PAYMENT_LIST_MAX,
  type ParsedQueryOf,
  type WaitingClaim,
} from '@urzad/contract';
import { warsawDate } from '@urzad/domain';
import { APPROVED_CLAIM_STATUSES, paymentParts, paymentSums } from '@urzad/grants';
import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db';
import { countWork, type Works } from '../../lists/count-work';
import { findPage, type Sort } from '../../lists/find-page';
import { wordsMatch } from '../../lists/text-match';
import { referredRow } from '../../referred-row';
import { callsById } from '../cofunding-calls/public';
import { cofundingMember, monthKey, paidBefore } from '../cofunding-members/public';
import { type ClaimRecord, cofundingRequest as table, visibleTo } from '../cofunding-requests/public';
import { namesOf } from '../users/public';
import { accountsOf, endOf, hasChangedAccount, statementOf } from './payee-accounts';
import type { Viewer } from './policy';
import { cofundingPayment } from './table';

type PageQuery = ParsedQueryOf<typeof contract.waiting>;
type Filters = ParsedQueryOf<typeof contract.waitingAll>;

interface Asking {
  viewer: Viewer;
  /** Business time. */
  now: Date;
}

/** Approved claims with money to pay that are on no list: on one they are passed on for payment. */
export function waitingClaims(viewer: Viewer): SQL | undefined {
  return and(
    visibleTo({ as: 'staff', ...viewer }),
    inArray(table.status, [...APPROVED_CLAIM_STATUSES]),
    gt(table.refund_approved, 0),
  );
}

const dueDate = sql`coalesce(${table.payment_to}, 'infinity'::date)`;

const SORTS: Record<'due_date' | 'lastname' | 'amount' | 'result_date', Sort<ClaimRecord>> = {
  due_date: { column: dueDate, cast: 'date', valueOf: ({ payment_to }) => payment_to ?? 'infinity' },
  lastname: { column: sql`${table.name_sort}`, cast: 'text', valueOf: ({ name_sort }) => name_sort },
  amount: {
    column: sql`coalesce(${table.refund_approved}, 0)`,
    cast: 'bigint',
    valueOf: ({ refund_approved }) => String(refund_approved ?? 0),
  },
  result_date: {
    column: sql`coalesce(${table.result_date}, '-infinity'::timestamptz)`,
    cast: 'timestamptz',
    valueOf: ({ result_date }) => result_date?.toISOString() ?? '-infinity',
  },
};

/** One page of them, the most urgent first unless the caller sorts it otherwise. */
export async function findWaitingPage(db: Db, asking: Asking, query: PageQuery) {
  const where = and(waitingClaims(asking.viewer), filtersOf(asking, query));
  const page = await findPage(db, { table, where, sorts: SORTS, fallback: 'due_date' }, query);
  return { ...page, data: await present(db, page.rows, asking) };
}

/** All of them, as many as one list holds, and what they sum up to. */
export async function findAllWaiting(db: Db, asking: Asking, filters: Filters) {
  const claims = await db
    .select()
    .from(table)
    .where(and(waitingClaims(asking.viewer), filtersOf(asking, filters)))
    .orderBy(asc(dueDate), asc(table.id))
    .limit(PAYMENT_LIST_MAX);
  const { count: _, ...sums } = paymentSums([...(await partsOf(db, claims)).values()]);
  return { ids: claims.map(({ id }) => id), ...sums };
}

/** How many wait, with their sum, and how many are late. */
export async function countWaiting(db: Db, { viewer, now }: Asking) {
  const [row] = await db
    .select({
      waiting: sql<number>`count(*)`.mapWith(Number),
      waiting_sum: sql<number>`coalesce(sum(${table.refund_approved}), 0)`.mapWith(Number),
      overdue: sql<number>`count(*) filter (where ${isOverdue(now)})`.mapWith(Number),
    })
    .from(table)
    .where(waitingClaims(viewer));
  return referredRow(row);
}

/** The same by kind of work, as the list shows them. */
export function countWaitingWork<Code extends string>(db: Db, asking: Asking, works: Works<Code, Filters>) {
  const list = {
    ...{ table, where: waitingClaims(asking.viewer), due: sql`${table.payment_to}` },
    ...{ today: warsawDate(asking.now), listBehind: (query: Filters) => filtersOf(asking, query) },
  };
  return countWork(db, list, works);
}

const isOverdue = (now: Date) => sql`${dueDate} < ${warsawDate(now)}::date`;

function filtersOf({ now }: Asking, { month, id_call, overdue, account_changed, has_text }: Filters) {
  const isLate = isOverdue(now);
  return and(
    month === undefined ? undefined : eq(table.month, month),
    id_call === undefined ? undefined : eq(table.id_call, id_call),
    overdue && (overdue === 'yes' ? isLate : sql`not (${isLate})`),
    account_changed && (account_changed === 'yes' ? changedAccount : sql`not (${changedAccount})`),
    has_text === undefined ? undefined : wordsMatch(table.search_text, has_text),
  );
}

const changedAccount = sql`exists (select 1 from ${cofundingMember}
  where ${cofundingMember.id} = ${table.id_member} and ${hasChangedAccount})`;

/** What each claim would be paid now, by its id. */
async function partsOf(db: Db, claims: readonly ClaimRecord[]) {
  const months = await paidBefore(db, claims);
  const calls = await callsById(db, [...new Set(claims.map(({ id_call }) => id_call))]);
  return new Map(
    claims.map((claim) => {
      const already_paid = months.get(monthKey(claim))?.paid ?? 0;
      const { params } = referredRow(calls.get(claim.id_call));
      const parts = paymentParts({ amount: claim.refund_approved ?? 0, already_paid }, params);
      return [claim.id, { ...parts, already_paid }];
    }),
  );
}

async function present(db: Db, claims: readonly ClaimRecord[], { now }: Asking): Promise<WaitingClaim[]> {
  const [parts, accounts, names, returned] = await Promise.all([
    partsOf(db, claims),
    accountsOf(db, [...new Set(claims.map(({ id_member }) => id_member))]),
    namesOf(db, [...new Set(claims.map(({ id_user }) => id_user))]),
    returnedOf(
      db,
      claims.map(({ id }) => id),
    ),
  ]);
  const today = warsawDate(now);
  return claims.map((claim) => {
    const { already_paid, ...amounts } = referredRow(parts.get(claim.id));
    const payee = referredRow(accounts.get(claim.id_member));
    const { account, account_changed, id_contract, contract_number } = payee;
    return {
      ...{ id: claim.id, number: claim.number, status: claim.status, month: claim.month },
      ...{ id_member: claim.id_member, id_contract, contract_number },
      id_user: claim.id_user,
      person: names.get(claim.id_user) ?? '',
      child: claim.child_firstname,
      kind: already_paid > 0 ? 'CORRECTION' : 'REFUND',
      ...amounts,
      ...{ account_end: endOf(account), account_changed, account_statement: statementOf(payee) },
      result_date: claim.result_date?.toISOString() ?? null,
      due_date: claim.payment_to,
      is_overdue: claim.payment_to !== null && claim.payment_to < today ? 'yes' : 'no',
      was_returned: returned.has(claim.id) ? 'yes' : 'no',
    };
  });
}

/** Those whose payment the bank has returned. */
async function returnedOf(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { id_request, status } = cofundingPayment;
  const rows = await db
    .selectDistinct({ id_request })
    .from(cofundingPayment)
    .where(and(inArray(id_request, [...ids]), eq(status, 'returned')));
  return new Set(rows.map((row) => row.id_request));
}
