import type { cofundingPaymentLists as contract, ParsedQueryOf, PaymentListRow } from '@urzad/contract';
import { warsawDate } from '@urzad/domain';
import { OPEN_RECOVERIES } from '@urzad/grants';
import { and, arrayContains, asc, eq, inArray, isNotNull, isNull, not, sql } from 'drizzle-orm';
import type { Db } from '../../db';
import { countWork, type Works } from '../../lists/count-work';
import { findPage, type Sort } from '../../lists/find-page';
import { wordsMatch } from '../../lists/text-match';
import { referredRow } from '../../referred-row';
import { namesOf } from '../users/public';
import { listsVisibleTo, paymentsVisibleTo, type Viewer } from './policy';
import { recoveriesVisibleTo } from './recoveries/recovery-policy';
import type { PaymentListRecord } from './repository';
import { cofundingPayment, cofundingRecovery, cofundingPaymentList as table } from './table';
import { countWaiting } from './waiting-claims';

export type PageQuery = ParsedQueryOf<typeof contract.get>;

const SORTS: Record<'number' | 'date' | 'sum', Sort<PaymentListRecord>> = {
  number: { column: sql`${table.number}`, cast: 'text', valueOf: ({ number }) => number },
  date: { column: sql`${table.date}`, cast: 'date', valueOf: ({ date }) => date },
  sum: { column: sql`${table.sum}`, cast: 'bigint', valueOf: ({ sum }) => String(sum) },
};

/** One page of the lists, the newest first unless the caller sorts them otherwise. */
export async function findListPage(db: Db, viewer: Viewer, query: PageQuery) {
  const where = and(listsVisibleTo(viewer), filtersOf(viewer, query));
  const page = await findPage(db, { table, where, sorts: SORTS, fallback: '-id' }, query);
  return { ...page, data: await presentListRows(db, page.rows) };
}

function filtersOf(viewer: Viewer, { status, asked, prepared, second, has_text }: PageQuery) {
  return and(
    status && inArray(table.status, [...status]),
    asked && (asked === 'yes' ? isAsked : isNull(table.asked_date)),
    prepared && eq(table.id_user_prepared, viewer.id_user),
    second && waitsFor(viewer),
    has_text === undefined ? undefined : wordsMatch(table.search_text, has_text),
  );
}

/** Those that wait for an approval by somebody who never wrote in them. */
function waitsFor({ id_user }: Viewer) {
  return and(isAsked, not(arrayContains(table.editors, [id_user])));
}

/** How many wait by kind of work, as the list shows them. */
export function countListedWork<Code extends string>(
  db: Db,
  { viewer, now }: { viewer: Viewer; now: Date },
  works: Works<Code, PageQuery>,
) {
  const list = {
    ...{ table, where: listsVisibleTo(viewer), due: sql`${table.date}`, today: warsawDate(now) },
    listBehind: (query: PageQuery) => filtersOf(viewer, query),
  };
  return countWork(db, list, works);
}

/** Of those that wait for this person's approval the one that the bank has to pay first. */
export async function findFirstToApprove(db: Db, viewer: Viewer): Promise<PaymentListRecord | undefined> {
  const [first] = await db
    .select()
    .from(table)
    .where(and(listsVisibleTo(viewer), waitsFor(viewer)))
    .orderBy(asc(table.date), asc(table.id))
    .limit(1);
  return first;
}

const isAsked = and(isNotNull(table.asked_date), eq(table.status, 'draft'));

/** The counts on the tabs; each is that of the list behind it. */
export async function countTabs(db: Db, asking: { viewer: Viewer; now: Date }) {
  const { viewer } = asking;
  const of = (where: ReturnType<typeof and>) => sql<number>`count(*) filter (where ${where})`.mapWith(Number);
  const counted = db
    .select({
      draft: of(eq(table.status, 'draft')),
      asked: of(isAsked),
      approved: of(eq(table.status, 'approved')),
      exported: of(eq(table.status, 'exported')),
      lists: sql<number>`count(*)`.mapWith(Number),
    })
    .from(table)
    .where(listsVisibleTo(viewer));
  const returned = db
    .select({ returned: sql<number>`count(*)`.mapWith(Number) })
    .from(cofundingPayment)
    .where(and(paymentsVisibleTo(viewer), eq(cofundingPayment.status, 'returned')));
  const owed = db
    .select({ recoveries: sql<number>`count(*)`.mapWith(Number) })
    .from(cofundingRecovery)
    .where(
      and(recoveriesVisibleTo({ office: viewer }), inArray(cofundingRecovery.status, [...OPEN_RECOVERIES])),
    );
  const [waiting, [inLists], [back], [toCome]] = await Promise.all([
    countWaiting(db, asking),
    counted,
    returned,
    owed,
  ]);
  return { ...waiting, ...referredRow(inLists), ...referredRow(back), ...referredRow(toCome) };
}

/** Rows of a list, with the people who made them. */
async function presentListRows(db: Db, records: readonly PaymentListRecord[]): Promise<PaymentListRow[]> {
  const people = records.flatMap(({ id_user_prepared, id_user_approved }) => [
    id_user_prepared,
    ...(id_user_approved === null ? [] : [id_user_approved]),
  ]);
  const names = await namesOf(db, [...new Set(people)]);
  return records.map((record) => presentListRow(record, names));
}

export function presentListRow(
  record: PaymentListRecord,
  names: ReadonlyMap<number, string>,
): PaymentListRow {
  const { id, number, status, date, count, sum, esf_sum, state_sum, booked_date } = record;
  return {
    ...{ id, number, status, date, count, sum, esf_sum, state_sum, booked_date },
    asked: record.asked_date !== null && status === 'draft' ? 'yes' : 'no',
    prepared: { id: record.id_user_prepared, name: names.get(record.id_user_prepared) ?? '' },
    approved: officerOf(record.id_user_approved, names),
    create_date: record.create_date.toISOString(),
    mod_date: record.mod_date.toISOString(),
  };
}

export function officerOf(id: number | null, names: ReadonlyMap<number, string>) {
  return id === null ? null : { id, name: names.get(id) ?? '' };
}
