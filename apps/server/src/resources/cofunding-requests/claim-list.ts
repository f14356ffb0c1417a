import type { cofundingRequests as contract, ParsedQueryOf } from '@urzad/contract';
import { foldForSearch, warsawDate } from '@urzad/domain';
import { and, arrayContains, eq, inArray, like, not, sql } from 'drizzle-orm';
import type { Db } from '../../db';
import { countByTab } from '../../lists/count-by-tab';
import { countWork, type Works } from '../../lists/count-work';
import { findPage, type Sort } from '../../lists/find-page';
import { likeText, wordsMatch } from '../../lists/text-match';
import { hasDuplicates } from './duplicates';
import { type StaffViewer, type Viewer, visibleTo } from './policy';
import { type ClaimRecord, dueDate, cofundingRequest as table } from './table';

export type ListQuery = ParsedQueryOf<typeof contract.get>;
type ListFilters = ParsedQueryOf<typeof contract.counts>;
type Field = 'send_date' | 'month' | 'lastname' | 'due_date';

const SORTS: Record<Field, Sort<ClaimRecord>> = {
  send_date: {
    column: sql`${table.send_date}`,
    cast: 'timestamptz',
    valueOf: (row) => row.send_date?.toISOString() ?? '',
  },
  month: { column: sql`${table.month}`, cast: 'text', valueOf: (row) => row.month },
  lastname: { column: sql`${table.name_sort}`, cast: 'text', valueOf: (row) => row.name_sort },
  due_date: { column: dueDate(table), cast: 'date', valueOf: (row) => dueDateOf(row) ?? 'infinity' },
};

/** The parent has claims that were not sent: those come with their beginning. */
const SORTS_OF_OWNER: Record<Field, Sort<ClaimRecord>> = {
  ...SORTS,
  send_date: {
    column: sql`coalesce(${table.send_date}, ${table.create_date})`,
    cast: 'timestamptz',
    valueOf: (row) => (row.send_date ?? row.create_date).toISOString(),
  },
};

/** The last day of what is due now: of the correction, or of the payment. */
export function dueDateOf({ status, correction_to, payment_to }: ClaimRecord) {
  if (status === 'to_correct') return correction_to;
  return status === 'approved' || status === 'approved_partly' || status === 'payment' ? payment_to : null;
}

/** One page of the list. The office begins with the claim that came first, a parent with the newest month. */
export function findClaimPage(db: Db, viewer: Viewer, query: ListQuery) {
  const where = and(visibleTo(viewer), filtersOf(viewer, query));
  const [sorts, fallback] =
    viewer.as === 'staff' ? ([SORTS, 'send_date'] as const) : ([SORTS_OF_OWNER, '-month'] as const);
  const isSearched = query.has_text !== undefined;
  return findPage(db, { table, where, sorts, fallback, isSearched }, query);
}

/** What each tab asks for, over the filters of the list. */
const TABS = {
  submitted: { status: ['submitted'] },
  verification: { status: ['verification'] },
  to_correct: { status: ['to_correct'] },
  verified: { status: ['verified'] },
  approved: { status: ['approved', 'approved_partly'] },
  all: {},
} satisfies Record<string, Partial<ListFilters>>;

export function countClaims(
  db: Db,
  viewer: StaffViewer,
  { status: _, has_text, ...everywhere }: ListFilters,
) {
  return countByTab(db, {
    table,
    where: visibleTo(viewer),
    tabs: TABS,
    listBehind: (asked) => filtersOf(viewer, { ...everywhere, ...asked }),
    search: has_text === undefined ? undefined : textMatches(has_text),
  });
}

/** How many wait by kind of work, as the list shows them. */
export function countListedWork<Code extends string>(
  db: Db,
  { viewer, now }: { viewer: StaffViewer; now: Date },
  works: Works<Code, ListQuery>,
) {
  const list = {
    ...{ table, where: visibleTo(viewer), due: sql`nullif(${dueDate(table)}, 'infinity')` },
    ...{ today: warsawDate(now), listBehind: (query: ListQuery) => filtersOf(viewer, query) },
  };
  return countWork(db, list, works);
}

function filtersOf(viewer: Viewer, query: ListFilters) {
  const { status, month, id_grant, id_member, verifier, second, has_duplicates, is_late, has_text } = query;
  const isStaff = viewer.as === 'staff';
  const isFlagged = hasDuplicates(table);
  return and(
    status && inArray(table.status, [...status]),
    month === undefined ? undefined : eq(table.month, month),
    id_grant === undefined ? undefined : eq(table.id_grant, id_grant),
    id_member === undefined ? undefined : eq(table.id_member, id_member),
    // A parent learns neither who checks a claim nor that its invoice stands elsewhere.
    isStaff && verifier ? eq(table.id_user_verifier, viewer.id_user) : undefined,
    isStaff && second ? not(arrayContains(table.checkers, [viewer.id_user])) : undefined,
    isStaff && has_duplicates ? (has_duplicates === 'yes' ? isFlagged : sql`not (${isFlagged})`) : undefined,
    is_late && eq(table.is_late, is_late),
    has_text === undefined ? undefined : textMatches(has_text),
  );
}

/** `ROZ/0041/2027-0`: the number as it is shown, from its beginning. */
const NUMBER = /^roz\/\S*$/;

function textMatches(text: string) {
  const wanted = foldForSearch(text);
  if (NUMBER.test(wanted)) return like(table.number, `${likeText(wanted.toUpperCase())}%`);
  return wordsMatch(table.search_text, text);
}
