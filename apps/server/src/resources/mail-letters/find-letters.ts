import type { mailLetters as contract, ParsedQueryOf } from '@urzad/contract';
import { hasPrivilege, SEE_MAIL } from '@urzad/grants';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db';
import type { SessionUser } from '../../http/resource';
import { countByTab } from '../../lists/count-by-tab';
import { findPage, type Sort } from '../../lists/find-page';
import { wordsMatch } from '../../lists/text-match';
import { type Holder, heldBy } from './copies';
import { type CopyRecord, mailCopy as table } from './table';

type ListQuery = ParsedQueryOf<typeof contract.get>;
type ListFilters = Pick<ListQuery, 'folder' | 'unread' | 'has_text'>;

const SORTS: Record<'date', Sort<CopyRecord>> = {
  date: { column: sql`${table.date}`, cast: 'timestamptz', valueOf: (row) => row.date.toISOString() },
};

/** One page of a folder, the newest first. */
export function findFolderPage(db: Db, holder: Holder, query: ListQuery) {
  const where = and(heldBy(holder), filtersOf(query));
  return findPage(db, { table, where, sorts: SORTS, fallback: '-date' }, query);
}

const TABS = {
  unread: { folder: 'inbox', unread: 'yes' },
  drafts: { folder: 'drafts' },
} satisfies Record<string, ListFilters>;

/** What waits for a holder: letters that they have not read, and their drafts. */
export function countWaiting(db: Db, holder: Holder, { has_text }: Pick<ListFilters, 'has_text'>) {
  return countByTab<keyof typeof TABS, ListFilters>(db, {
    table,
    where: and(heldBy(holder), eq(table.deleted, 'no')),
    tabs: TABS,
    listBehind: (asked) => filtersOf({ ...asked, has_text }),
  });
}

/** How many letters a person has not read; none for who has no mail. */
export async function unreadLetters(db: Db, user: SessionUser): Promise<number> {
  if (!hasPrivilege(user.privileges, SEE_MAIL)) return 0;
  return db.$count(
    table,
    and(heldBy(user), eq(table.deleted, 'no'), filtersOf({ folder: 'inbox', unread: 'yes' })),
  );
}

function filtersOf({ folder, unread, has_text }: ListFilters) {
  return and(
    eq(table.folder, folder),
    unread && eq(table.is_read, unread === 'yes' ? 'no' : 'yes'),
    has_text === undefined ? undefined : wordsMatch(table.search_text, has_text),
  );
}
