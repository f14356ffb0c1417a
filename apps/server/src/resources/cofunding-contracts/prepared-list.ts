import type { cofundingContracts as contract, ParsedQueryOf } from '@urzad/contract';
import { type IsoDate, warsawDate } from '@urzad/domain';
import { and, arrayContains, eq, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { EntityTable } from '../../columns';
import type { Db } from '../../db';
import { countByTab } from '../../lists/count-by-tab';
import { countWork, type Works } from '../../lists/count-work';
import type { Sort } from '../../lists/find-page';
import type { TermSource } from '../../lists/term-source';
import { wordsMatch } from '../../lists/text-match';
import { type StaffViewer, type Viewer, visibleRows } from './policy';
import { signTo } from './table';

/** Contracts and annexes: what the office prepares and the two sides sign. */
type PreparedTable = EntityTable &
  Record<
    | ('number' | 'status' | 'id_user' | 'id_call' | 'id_user_prepared' | 'asked_date' | 'sent_date')
    | ('sign_member_to' | 'sign_office_to' | 'name_sort' | 'search_text' | 'editors'),
    PgColumn
  >;

interface Terms {
  status: string;
  sign_member_to: IsoDate | null;
  sign_office_to: IsoDate | null;
}

interface PreparedRow extends Terms {
  number: string;
  name_sort: string;
  create_date: Date;
}

export interface Asking<Who extends Viewer = Viewer> {
  viewer: Who;
  /** Business time. */
  now: Date;
}

type Filters = Omit<ParsedQueryOf<typeof contract.counts>, 'status'> & {
  status?: readonly string[] | undefined;
};

/** What both lists sort by. */
export function preparedSorts(
  table: PreparedTable,
): Record<'number' | 'lastname' | 'sign_to' | 'create_date', Sort<PreparedRow>> {
  return {
    number: { column: sql`${table.number}`, cast: 'text', valueOf: (row) => row.number },
    lastname: { column: sql`${table.name_sort}`, cast: 'text', valueOf: (row) => row.name_sort },
    sign_to: { column: signTo(table), cast: 'date', valueOf: (row) => termOf(row) ?? 'infinity' },
    create_date: {
      column: sql`${table.create_date}`,
      cast: 'timestamptz',
      valueOf: (row) => row.create_date.toISOString(),
    },
  };
}

/** The last day of the side that has to sign; `null` while nobody has to. */
export function termOf({ status, sign_member_to, sign_office_to }: Terms) {
  if (status === 'to_member') return sign_member_to;
  return status === 'to_office' ? sign_office_to : null;
}

/** What both lists filter by. */
export function preparedFilters(
  table: PreparedTable,
  { viewer, now }: Asking,
  { status, asked, prepared, second, id_call, overdue, has_text }: Filters,
): SQL | undefined {
  const isLate = sql`${signTo(table)} < ${warsawDate(now)}`;
  return and(
    status && inArray(table.status, [...status]),
    asked && (asked === 'yes' ? isNotNull(table.asked_date) : isNull(table.asked_date)),
    prepared && eq(table.id_user_prepared, viewer.id_user),
    second && not(arrayContains(table.editors, [viewer.id_user])),
    id_call === undefined ? undefined : eq(table.id_call, id_call),
    overdue && (overdue === 'yes' ? isLate : sql`not (${isLate})`),
    has_text === undefined ? undefined : wordsMatch(table.search_text, has_text),
  );
}

const TABS = {
  prepare: { status: ['draft'], asked: 'no' },
  initial: { status: ['draft'], asked: 'yes' },
  member: { status: ['to_member'] },
  office: { status: ['to_office'] },
  all: {},
} satisfies Record<string, Filters>;

/** The counts on the tabs of both lists. */
export function countPrepared<Query extends Filters>(
  db: Db,
  table: PreparedTable,
  {
    viewer,
    filters,
    filtersOf,
  }: { viewer: StaffViewer; filters: Query; filtersOf(query: Query): SQL | undefined },
) {
  const everywhere = { ...filters, status: undefined, asked: undefined };
  return countByTab(db, {
    table,
    where: and(visibleRows(table, viewer), eq(table.deleted, 'no')),
    tabs: TABS,
    listBehind: (asked) => filtersOf({ ...everywhere, ...asked }),
  });
}

/** How many of either list wait by kind of work, as the list shows them. */
export function countPreparedWork<Code extends string, Query extends Filters>(
  db: Db,
  table: PreparedTable,
  {
    viewer,
    now,
    works,
    filtersOf,
  }: Asking<StaffViewer> & { works: Works<Code, Query>; filtersOf(query: Query): SQL | undefined },
) {
  const list = {
    ...{ table, where: visibleRows(table, viewer), due: sql`nullif(${signTo(table)}, 'infinity')` },
    ...{ today: warsawDate(now), listBehind: filtersOf },
  };
  return countWork(db, list, works);
}

/** The last days of the signatures of either list: of the other side and of the office. */
export function preparedTerms(
  table: PreparedTable,
  of: 'contract' | 'annex',
  viewer: StaffViewer,
): TermSource[] {
  const source = (code: TermSource['code'], status: string): TermSource => ({
    ...{ code, obj_type: `cofunding${of}`, table, number: table.number, due: signTo(table) },
    ...{ person: table.id_user, owner: table.id_user_prepared, isOfOffice: status === 'to_office' },
    where: and(visibleRows(table, viewer), eq(table.status, status)),
  });
  return [source(`${of}_member`, 'to_member'), source(`${of}_office`, 'to_office')];
}
