import type { cofundingAnnexes as annex, ParsedQueryOf } from '@urzad/contract';
import { warsawDate } from '@urzad/domain';
import { and, arrayContains, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db';
import { findPage, type Sort } from '../../lists/find-page';
import { wordsMatch } from '../../lists/text-match';
import { type StaffViewer, signTo, type Viewer } from '../cofunding-contracts/public';
import { visibleTo } from './policy';
import { type AnnexRecord, cofundingAnnex as table } from './table';

type ListQuery = ParsedQueryOf<typeof annex.get>;
type ListFilters = ParsedQueryOf<typeof annex.counts>;

interface Asking<Who extends Viewer = Viewer> {
  viewer: Who;
  /** Business time. */
  now: Date;
}

const SORTS: Record<'number' | 'lastname' | 'valid_from' | 'sign_to' | 'create_date', Sort<AnnexRecord>> = {
  number: { column: sql`${table.number}`, cast: 'text', valueOf: (row) => row.number },
  lastname: { column: sql`${table.name_sort}`, cast: 'text', valueOf: (row) => row.name_sort },
  valid_from: { column: sql`${table.valid_from}`, cast: 'date', valueOf: (row) => row.valid_from },
  sign_to: { column: signTo(table), cast: 'date', valueOf: (row) => termOf(row) ?? 'infinity' },
  create_date: {
    column: sql`${table.create_date}`,
    cast: 'timestamptz',
    valueOf: (row) => row.create_date.toISOString(),
  },
};

/** The last day of the side that has to sign; `null` while nobody has to. */
export function termOf({ status, sign_member_to, sign_office_to }: AnnexRecord) {
  if (status === 'to_member') return sign_member_to;
  return status === 'to_office' ? sign_office_to : null;
}

/** One page of the list: the newest first, unless the caller sorts it otherwise. */
export function findAnnexPage(db: Db, asking: Asking, query: ListQuery) {
  const where = and(visibleTo(asking.viewer), filtersOf(asking, query));
  return findPage(db, { table, where, sorts: SORTS, fallback: '-create_date' }, query);
}

/** What each tab asks for, over the filters of the list. */
const TABS = {
  prepare: { status: ['draft'], asked: 'no' },
  initial: { status: ['draft'], asked: 'yes' },
  member: { status: ['to_member'] },
  office: { status: ['to_office'] },
  all: {},
} satisfies Record<string, Partial<ListFilters>>;

/** The counts on the tabs; each is that of the list behind it. */
export async function countTabs(db: Db, asking: Asking<StaffViewer>, filters: ListFilters) {
  const { status: _, asked: _asked, ...everywhere } = filters;
  const of = (tab: keyof typeof TABS) =>
    sql<number>`count(*) filter (where ${filtersOf(asking, { ...everywhere, ...TABS[tab] }) ?? sql`true`})`.mapWith(
      Number,
    );
  const [row] = await db
    .select({
      prepare: of('prepare'),
      initial: of('initial'),
      member: of('member'),
      office: of('office'),
      all: of('all'),
    })
    .from(table)
    .where(and(visibleTo(asking.viewer), eq(table.deleted, 'no'), filtersOf(asking, everywhere)));
  if (!row) throw new Error('A count gave no row.');
  return row;
}

function filtersOf({ viewer, now }: Asking, query: ListFilters) {
  const { status, asked, kind, prepared, id_call, id_contract, overdue, has_text } = query;
  const isLate = sql`${signTo(table)} < ${warsawDate(now)}`;
  return and(
    status && inArray(table.status, [...status]),
    asked && (asked === 'yes' ? isNotNull(table.asked_date) : isNull(table.asked_date)),
    kind && arrayContains(table.kinds, [kind]),
    prepared && eq(table.id_user_prepared, viewer.id_user),
    id_call === undefined ? undefined : eq(table.id_call, id_call),
    id_contract === undefined ? undefined : eq(table.id_contract, id_contract),
    overdue && (overdue === 'yes' ? isLate : sql`not (${isLate})`),
    has_text === undefined ? undefined : wordsMatch(table.search_text, has_text),
  );
}
