import type { retentionRows as contract, ParsedQueryOf } from '@urzad/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db';
import { countByTab } from '../../lists/count-by-tab';
import { findPage, type Sort } from '../../lists/find-page';
import { wordsMatch } from '../../lists/text-match';
import { type RetentionRecord, retentionRow as table } from './table';

type ListQuery = ParsedQueryOf<typeof contract.get>;
type Filters = ParsedQueryOf<typeof contract.counts>;

const SORTS: Record<'retention_to', Sort<RetentionRecord>> = {
  retention_to: {
    column: sql`${table.retention_to}`,
    cast: 'date',
    valueOf: ({ retention_to }) => retention_to,
  },
};

/** What each tab asks for, over the filters of the list. */
const TABS = {
  proposed: { status: ['proposed'] },
  approved: { status: ['approved'] },
  erased: { status: ['erased'] },
  kept: { status: ['kept', 'refused'] },
  all: {},
} satisfies Record<string, Partial<Filters>>;

const isKept = eq(table.deleted, 'no');

/** One page of the people of lists. It begins with the term that passed first. */
export function findRowPage(db: Db, query: ListQuery) {
  return findPage(
    db,
    { table, where: and(isKept, filtersOf(query)), sorts: SORTS, fallback: 'retention_to' },
    query,
  );
}

export function countTabs(db: Db, filters: Filters) {
  return countByTab<keyof typeof TABS, Partial<Filters>>(db, {
    table,
    where: isKept,
    tabs: TABS,
    listBehind: (asked) => filtersOf({ ...filters, ...asked }),
  });
}

function filtersOf({ status, id_list, has_text }: Filters) {
  return and(
    status && inArray(table.status, [...status]),
    id_list && inArray(table.id_list, [...id_list]),
    has_text === undefined
      ? undefined
      : wordsMatch(sql`lower(array_to_string(${table.signs}, ' '))`, has_text),
  );
}
