import type { contactMessages as contract, ParsedQueryOf } from '@urzad/contract';
import { LIVE_CONTACT_STATUSES } from '@urzad/grants';
import { and, eq, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../db';
import type { SessionUser } from '../../http/resource';
import { countByTab } from '../../lists/count-by-tab';
import { findPage, type Sort } from '../../lists/find-page';
import { wordsMatch } from '../../lists/text-match';
import { findViewer, type Viewer, visibleTo } from './policy';
import { type ContactRecord, contactMessage as table } from './table';

type ListQuery = ParsedQueryOf<typeof contract.get>;
type CountsQuery = ParsedQueryOf<typeof contract.counts>;
type ListFilters = CountsQuery & Pick<ListQuery, 'live'>;

const SORTS: Record<'create_date', Sort<ContactRecord>> = {
  create_date: {
    column: sql`${table.create_date}`,
    cast: 'timestamptz',
    valueOf: (row) => row.create_date.toISOString(),
  },
};

/** One page of the list. It begins with the message that has waited longest. */
export function findMessagePage(db: Db, viewer: Viewer, query: ListQuery) {
  const where = and(visibleTo(viewer), filtersOf(viewer, query));
  return findPage(db, { table, where, sorts: SORTS, fallback: 'create_date' }, query);
}

/** What each tab asks for, over the filters of the list. */
const TABS = {
  new: { status: ['new'] },
  mine: { owner: 'me', live: 'yes' },
  live: { live: 'yes' },
} satisfies Record<string, Partial<ListFilters>>;

export function countTabs(db: Db, viewer: Viewer, filters: CountsQuery) {
  return countByTab(db, {
    table,
    where: and(visibleTo(viewer), isLive),
    tabs: TABS,
    listBehind: (asked) => filtersOf(viewer, { ...filters, ...asked }),
  });
}

/** How many messages nobody has taken; none for who does not see them. */
export async function waitingMessages(db: Db, user: SessionUser): Promise<number> {
  const viewer = findViewer(user);
  return viewer ? db.$count(table, and(visibleTo(viewer), eq(table.status, 'new'))) : 0;
}

/** Ids of those in charge of any message. */
export async function findOwners(db: Db, viewer: Viewer): Promise<number[]> {
  const found = await db
    .selectDistinct({ id: table.id_user_owner })
    .from(table)
    .where(and(visibleTo(viewer), isNotNull(table.id_user_owner)));
  return found.flatMap(({ id }) => id ?? []);
}

const isLive = inArray(table.status, [...LIVE_CONTACT_STATUSES]);

function filtersOf({ id_user }: Viewer, { status, topic, owner, live, has_text }: ListFilters) {
  return and(
    status && inArray(table.status, [...status]),
    topic && inArray(table.topic, [...topic]),
    owner === undefined ? undefined : ownedBy(owner === 'me' ? [id_user] : owner),
    live && (live === 'yes' ? isLive : notInArray(table.status, [...LIVE_CONTACT_STATUSES])),
    has_text === undefined ? undefined : wordsMatch(table.search_text, has_text),
  );
}

function ownedBy(owner: readonly number[] | 'none') {
  return owner === 'none' ? isNull(table.id_user_owner) : inArray(table.id_user_owner, [...owner]);
}
