import type { tickets as contract, ParsedQueryOf } from '@urzad/contract';
import { isLiveTicket, LIVE_TICKET_STATUSES } from '@urzad/grants';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db';
import type { SessionUser } from '../../http/resource';
import { countByTab } from '../../lists/count-by-tab';
import { findPage, type Sort } from '../../lists/find-page';
import { wordsMatch } from '../../lists/text-match';
import { type DeskViewer, findDesk, type Viewer, visibleTo } from './policy';
import { type TicketRecord, ticket as table } from './table';

type ListQuery = ParsedQueryOf<typeof contract.get>;
type Filters = ParsedQueryOf<typeof contract.counts>;

const SORTS: Record<'create_date' | 'last_date', Sort<TicketRecord>> = {
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

/** One page of the list. What waits for the help desk begins with who has waited longest; other lists with the last letter. */
export function findTicketPage(db: Db, viewer: Viewer, query: ListQuery) {
  const { status = [] } = query;
  const isWork = viewer.as === 'staff' && status.length > 0 && status.every(isLiveTicket);
  const where = and(visibleTo(viewer), filtersOf(viewer, query));
  return findPage(db, { table, where, sorts: SORTS, fallback: isWork ? 'create_date' : '-last_date' }, query);
}

const LIVE = [...LIVE_TICKET_STATUSES];
/** Those in which the help desk has to act. */
const OPEN = { status: ['new', 'open'] } satisfies Filters;

/** What each saved filter asks for, as the portal does. */
const TABS = {
  live: { status: LIVE },
  mine: { owner: 'me', status: LIVE },
  open: OPEN,
  urgent: { ...OPEN, priority: ['HIGH'] },
  normal: { ...OPEN, priority: ['NORMAL'] },
  unassigned: { ...OPEN, owner: 'none' },
  waiting: { status: ['waiting'] },
  solved: { status: ['solved'] },
  all: {},
} satisfies Record<string, Filters>;

export function countTabs(db: Db, viewer: DeskViewer, filters: Filters) {
  return countByTab(db, {
    table,
    where: visibleTo(viewer),
    tabs: TABS,
    listBehind: (asked) => filtersOf(viewer, { ...filters, ...asked }),
  });
}

/** How many tickets nobody has taken; none for who does not see them. */
export async function waitingTickets(db: Db, user: SessionUser): Promise<number> {
  const viewer = findDesk(user);
  return viewer ? db.$count(table, and(visibleTo(viewer), filtersOf(viewer, TABS.unassigned))) : 0;
}

function filtersOf({ id_user }: Viewer, { status, category, priority, owner, has_text }: Filters) {
  return and(
    status && inArray(table.status, [...status]),
    category === undefined ? undefined : eq(table.category, category),
    priority && inArray(table.priority, [...priority]),
    owner === undefined ? undefined : ownedBy(owner === 'me' ? [id_user] : owner),
    has_text === undefined ? undefined : wordsMatch(table.search_text, has_text),
  );
}

function ownedBy(owner: readonly number[] | 'none') {
  return owner === 'none' ? isNull(table.id_user_owner) : inArray(table.id_user_owner, [...owner]);
}
