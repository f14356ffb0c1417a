import type { officeCases as contract, ParsedQueryOf } from '@urzad/contract';
import { warsawDate } from '@urzad/domain';
import { and, eq, inArray, isNull, ne, not, sql } from 'drizzle-orm';
import type { Db } from '../../db';
import { countByTab } from '../../lists/count-by-tab';
import { countWork, type Works } from '../../lists/count-work';
import { findPage, type Sort } from '../../lists/find-page';
import { caseSearch } from './case-search';
import { type StaffViewer, type Viewer, visibleTo } from './policy';
import { isLive, isOverdue } from './repository';
import { type CaseRecord, officeCase as table } from './table';

export type ListQuery = ParsedQueryOf<typeof contract.get>;
type CountsQuery = ParsedQueryOf<typeof contract.counts>;
type ListFilters = Omit<CountsQuery, 'has_text'> &
  Pick<ListQuery, 'live' | 'overdue' | 'obj_type' | 'id_obj'>;

interface Asking<Who extends Viewer = Viewer> {
  viewer: Who;
  /** Business time. */
  now: Date;
}

const SORTS: Record<'due_date' | 'create_date' | 'last_date', Sort<CaseRecord>> = {
  due_date: {
    column: sql`coalesce(${table.due_date}, 'infinity')`,
    cast: 'date',
    valueOf: (row) => row.due_date ?? 'infinity',
  },
  create_date: {
    column: sql`${table.create_date}`,
    cast: 'timestamptz',
    valueOf: (row) => row.create_date.toISOString(),
  },
  last_date: {
    column: sql`${table.last_date}`,
    cast: 'timestamptz',
    valueOf: (row) => row.last_date.toISOString(),
  },
};

/** The case of an application is settled with it, so it is nobody's work. */
const IS_WORK = ne(table.kind, 'ZGLOSZENIE');

/** One page of the list. The office begins with the case that is due first, an applicant with the last letter. */
export async function findCasePage(db: Db, asking: Asking, query: ListQuery) {
  const search = await caseSearch(db, asking.viewer.id_application, query.has_text);
  const where = and(visibleTo(asking.viewer), filtersOf(asking, query), search);
  const fallback = asking.viewer.as === 'staff' ? 'due_date' : '-last_date';
  const isSearched = query.has_text !== undefined;
  return findPage(db, { table, where, sorts: SORTS, fallback, isSearched }, query);
}

/** What each tab asks for, over the filters of the list. */
const TABS = {
  mine: { owner: 'me', live: 'yes' },
  unassigned: { owner: 'none', live: 'yes' },
  overdue: { overdue: 'yes' },
  live: { live: 'yes' },
} satisfies Record<string, Partial<ListFilters>>;

export async function countTabs(db: Db, asking: Asking<StaffViewer>, { has_text, ...filters }: CountsQuery) {
  return countByTab(db, {
    table,
    where: and(visibleTo(asking.viewer), isLive, eq(table.deleted, 'no')),
    tabs: TABS,
    listBehind: (asked) => filtersOf(asking, { ...filters, ...asked }),
    search: await caseSearch(db, asking.viewer.id_application, has_text),
  });
}

/** How many wait by kind of work, as the list shows them. None of it is a search. */
export function countListedWork<Code extends string>(
  db: Db,
  asking: Asking<StaffViewer>,
  works: Works<Code, ListQuery>,
) {
  const list = {
    ...{ table, where: visibleTo(asking.viewer), due: sql`${table.due_date}`, today: warsawDate(asking.now) },
    listBehind: (query: ListQuery) => filtersOf(asking, query),
  };
  return countWork(db, list, works);
}

function filtersOf({ viewer, now }: Asking, query: ListFilters) {
  const { status, kind, priority, owner, live, overdue, obj_type, id_obj } = query;
  return and(
    status && inArray(table.status, [...status]),
    kind && inArray(table.kind, [...kind]),
    priority && inArray(table.priority, [...priority]),
    owner === undefined ? undefined : ownedBy(owner === 'me' ? [viewer.id_user] : owner),
    (owner === 'me' || owner === 'none') && kind === undefined ? IS_WORK : undefined,
    live && (live === 'yes' ? isLive : not(isLive)),
    overdue && (overdue === 'yes' ? isOverdue(now) : sql`(${isOverdue(now)}) is not true`),
    obj_type && eq(table.obj_type, obj_type),
    id_obj === undefined ? undefined : eq(table.id_obj, id_obj),
  );
}

function ownedBy(owner: readonly number[] | 'none') {
  return owner === 'none' ? isNull(table.id_user_owner) : inArray(table.id_user_owner, [...owner]);
}
