import type { cofundingPayments as contract, ParsedQueryOf, Payment } from '@urzad/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db';
import { findPage, type Sort } from '../../lists/find-page';
import { wordsMatch } from '../../lists/text-match';
import { referredRow } from '../../referred-row';
import { cofundingMember } from '../cofunding-members/public';
import { cofundingRequest } from '../cofunding-requests/public';
import { namesOf } from '../users/public';
import { accountsOf, endOf, hasChangedAccount, statementOf } from './payee-accounts';
import { mayReturn, paymentsVisibleTo, type Viewer } from './policy';
import { numbersOf, type PaymentRecord, payments } from './repository';
import { cofundingPayment as table } from './table';

type PageQuery = ParsedQueryOf<typeof contract.get>;

const dueDate = sql`coalesce(${table.due_date}, 'infinity'::date)`;
const paidDate = sql`coalesce(${table.paid_date}, '-infinity'::date)`;

const SORTS: Record<'lastname' | 'due_date' | 'amount' | 'paid_date', Sort<PaymentRecord>> = {
  lastname: { column: sql`${table.name_sort}`, cast: 'text', valueOf: ({ name_sort }) => name_sort },
  due_date: { column: dueDate, cast: 'date', valueOf: ({ due_date }) => due_date ?? 'infinity' },
  amount: { column: sql`${table.amount}`, cast: 'bigint', valueOf: ({ amount }) => String(amount) },
  paid_date: { column: paidDate, cast: 'date', valueOf: ({ paid_date }) => paid_date ?? '-infinity' },
};

/** One page of payments, by the names of the participants. */
export async function findPaymentPage(db: Db, viewer: Viewer, query: PageQuery) {
  const where = and(paymentsVisibleTo(viewer), filtersOf(query));
  const page = await findPage(db, { table, where, sorts: SORTS, fallback: 'lastname' }, query);
  return { ...page, data: await presentPayments(db, page.rows, viewer) };
}

export async function viewOfPayment(db: Db, id: number, viewer: Viewer): Promise<Payment> {
  const record = await payments.get(db, id, paymentsVisibleTo(viewer));
  return referredRow((await presentPayments(db, [record], viewer))[0]);
}

function filtersOf({ id_list, id_member, status, account_changed, has_text }: PageQuery) {
  return and(
    id_list === undefined ? undefined : eq(table.id_list, id_list),
    id_member === undefined ? undefined : eq(table.id_member, id_member),
    status && inArray(table.status, [...status]),
    account_changed && (account_changed === 'yes' ? isChanged : sql`not (${isChanged})`),
    has_text === undefined ? undefined : wordsMatch(table.search_text, has_text),
  );
}

/** Of a list that is not approved it is what the participant has now. */
export const isChanged = sql`(case when ${table.account} <> '' then ${table.account_changed} = 'yes' else exists (select 1 from ${cofundingMember}
  where ${cofundingMember.id} = ${table.id_member} and ${hasChangedAccount}) end)`;

/** Rows of a list; what they name is found in a few queries. */
async function presentPayments(
  db: Db,
  records: readonly PaymentRecord[],
  viewer: Viewer,
): Promise<Payment[]> {
  const [claims, accounts, names, numbers] = await Promise.all([
    claimsOf(db, records),
    accountsOf(db, [...new Set(records.map(({ id_member }) => id_member))]),
    namesOf(db, [...new Set(records.map(({ id_user }) => id_user))]),
    numbersOf(db, [...new Set(records.flatMap(({ id_list }) => id_list ?? []))]),
  ]);
  return records.map((record) => {
    const claim = referredRow(claims.get(record.id_request));
    const now = referredRow(accounts.get(record.id_member));
    const { account, account_changed } = record.account === '' ? now : record;
    const account_statement = statementOf({ account, account_changed, change: now.change });
    const { id, row_version, status, kind, id_list, id_request, id_member, title } = record;
    return {
      ...{ id, row_version, status, kind, id_list, id_request, id_member, title },
      list_number: id_list === null ? null : (numbers.get(id_list) ?? null),
      ...{ claim_number: claim.number, month: claim.month, child: claim.child },
      ...{ id_contract: now.id_contract, contract_number: now.contract_number },
      id_user: record.id_user,
      person: names.get(record.id_user) ?? '',
      amount: record.amount,
      esf_amount: record.esf_amount,
      state_amount: record.state_amount,
      ...{ account_end: endOf(account), account_changed, account_statement },
      due_date: record.due_date,
      paid_date: record.paid_date,
      bank_ref: record.bank_ref,
      return_reason: record.return_reason,
      may_return: mayReturn(record, viewer) ? 'yes' : 'no',
    };
  });
}

async function claimsOf(db: Db, records: readonly PaymentRecord[]) {
  if (records.length === 0) return new Map<number, never>();
  const { id, number, month, child_firstname: child } = cofundingRequest;
  const rows = await db
    .select({ id, number, month, child })
    .from(cofundingRequest)
    .where(
      inArray(
        id,
        records.map(({ id_request }) => id_request),
      ),
    );
  return new Map(rows.map((row) => [row.id, row]));
}
