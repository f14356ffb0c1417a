import { type retentionRows as contract, DEFAULT_APPLICATION, type ParsedQueryOf } from '@urzad/contract';
import { warsawDate } from '@urzad/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db';
import type { SessionUser } from '../../http/resource';
import { countByTab } from '../../lists/count-by-tab';
import { countWork, type WorkCount, type Works } from '../../lists/count-work';
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

interface Asking {
  user: SessionUser;
  /** Business time. */
  now: Date;
}

/** How many people wait for the inspector, by kind of work. The lists are of the whole server (`refuseElsewhere`). */
export async function countRetentionWork<Code extends string>(
  db: Db,
  { user: { id_application }, now }: Asking,
  works: Works<Code, ListQuery>,
): Promise<Map<Code, WorkCount>> {
  if (id_application !== DEFAULT_APPLICATION) return new Map();
  // The inspector has no day by which to decide.
  const list = {
    table,
    where: undefined,
    due: sql`null::date`,
    today: warsawDate(now),
    listBehind: filtersOf,
  };
  return countWork(db, list, works);
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
