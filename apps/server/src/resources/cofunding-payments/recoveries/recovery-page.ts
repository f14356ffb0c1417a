import type { cofundingRecoveries as contract, ParsedQueryOf, Recovery } from '@urzad/contract';
import { type IsoDate, warsawDate } from '@urzad/domain';
import { type RecoveryInterest, recoveryInterest, recoveryTitle } from '@urzad/grants';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db';
import { findPage, type Sort } from '../../../lists/find-page';
import { wordsMatch } from '../../../lists/text-match';
import { referredRow } from '../../../referred-row';
import { cofundingRequest } from '../../cofunding-requests/public';
import { interestRates } from '../../libraries/public';
import { caseSigns } from '../../office-cases/public';
import { namesOf } from '../../users/public';
import { accountsOf } from '../payee-accounts';
import { type RecoveryRecord, recoveries } from '../repository';
import { cofundingPayment, cofundingRecovery as table } from '../table';
import { isOpen, mayEverBook, type RecoveryViewer, recoveriesVisibleTo } from './recovery-policy';

type Query = ParsedQueryOf<typeof contract.get>;

interface Asking {
  viewer: RecoveryViewer;
  /** Business time. */
  now: Date;
}

const SORTS: Record<'return_to' | 'lastname' | 'amount', Sort<RecoveryRecord>> = {
  return_to: { column: sql`${table.return_to}`, cast: 'date', valueOf: ({ return_to }) => return_to },
  lastname: { column: sql`${table.name_sort}`, cast: 'text', valueOf: ({ name_sort }) => name_sort },
  amount: { column: sql`${table.amount}`, cast: 'bigint', valueOf: ({ amount }) => String(amount) },
};

/** One page of recoveries, those first whose term ends first. */
export async function findRecoveryPage(db: Db, asking: Asking, query: Query) {
  const { status, id_request, id_member, has_text } = query;
  const where = and(
    recoveriesVisibleTo(asking.viewer),
    status && inArray(table.status, [...status]),
    id_request === undefined ? undefined : eq(table.id_request, id_request),
    id_member === undefined ? undefined : eq(table.id_member, id_member),
    has_text === undefined ? undefined : wordsMatch(table.search_text, has_text),
  );
  const page = await findPage(db, { table, where, sorts: SORTS, fallback: 'return_to' }, query);
  return { ...page, data: await present(db, page.rows, asking) };
}

export async function viewOfRecovery(db: Db, id: number, asking: Asking): Promise<Recovery> {
  const record = await recoveries.get(db, id, recoveriesVisibleTo(asking.viewer));
  return referredRow((await present(db, [record], asking))[0]);
}

/** Interest of what is left, until a day. Its first day had a rate when it was demanded. */
export async function interestOn(
  db: Db,
  { left, paid_date, id_application }: Pick<RecoveryRecord, 'left' | 'paid_date' | 'id_application'>,
  day: IsoDate,
): Promise<RecoveryInterest> {
  const rates = await interestRates(db, id_application);
  return interestAt({ left, paid_date, day }, rates);
}

function interestAt(
  { left, paid_date, day }: { left: number; paid_date: IsoDate; day: IsoDate },
  rates: Parameters<typeof recoveryInterest>[1],
): RecoveryInterest {
  return referredRow(recoveryInterest({ principal: left, paid: paid_date, returned: day }, rates));
}

async function present(
  db: Db,
  records: readonly RecoveryRecord[],
  { viewer, now }: Asking,
): Promise<Recovery[]> {
  const distinct = (key: 'id_member' | 'id_user' | 'id_officecase' | 'id_request') => [
    ...new Set(records.map((record) => record[key])),
  ];
  const [claims, accounts, names, signs, returns] = await Promise.all([
    claimsOf(db, distinct('id_request')),
    accountsOf(db, distinct('id_member')),
    namesOf(db, distinct('id_user')),
    caseSigns(db, distinct('id_officecase')),
    returnsOf(
      db,
      records.map(({ id }) => id),
    ),
  ]);
  const ratesOf = new Map<number, Awaited<ReturnType<typeof interestRates>>>();
  for (const id of new Set(records.map(({ id_application }) => id_application))) {
    ratesOf.set(id, await interestRates(db, id));
  }
  const today = warsawDate(now);
  return records.map((record) => {
    const claim = referredRow(claims.get(record.id_request));
    const sign = signs.get(record.id_officecase) ?? '';
    const rates = referredRow(ratesOf.get(record.id_application));
    const { interest, periods } = interestAt({ ...record, day: today }, rates);
    const { id, row_version, status, id_request, id_member, id_officecase, amount, left } = record;
    return {
      ...{ id, row_version, status, id_request, id_member, id_officecase, amount, left },
      ...{ claim_number: claim.number, month: claim.month, child: claim.child },
      ...{ interest_paid: record.interest_paid, interest, periods, due: left + interest },
      ...{ paid_date: record.paid_date, return_to: record.return_to, reason: record.reason },
      contract_number: referredRow(accounts.get(id_member)).contract_number,
      id_user: record.id_user,
      person: names.get(record.id_user) ?? '',
      case_sign: sign,
      title: recoveryTitle({ number: claim.number, sign }),
      is_overdue: isOpen(record) && record.return_to < today ? 'yes' : 'no',
      returns: returns
        .filter(({ id_recovery }) => id_recovery === id)
        .map(({ id_recovery: _, ...one }) => one),
      may_book: isOpen(record) && mayEverBook(viewer) ? 'yes' : 'no',
    };
  });
}

async function claimsOf(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const { id, number, month, child_firstname: child } = cofundingRequest;
  const rows = await db
    .select({ id, number, month, child })
    .from(cofundingRequest)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** What came back, the first one first. */
async function returnsOf(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const { id, id_recovery, amount, interest, paid_date, bank_ref } = cofundingPayment;
  const rows = await db
    .select({ id_recovery, principal: amount, interest, date: paid_date, bank_ref })
    .from(cofundingPayment)
    .where(inArray(id_recovery, [...ids]))
    .orderBy(asc(id));
  return rows.map(({ date, ...row }) => ({ ...row, date: referredRow(date ?? undefined) }));
}
