import type { cofundingAnnexes as annex, ParsedQueryOf } from '@urzad/contract';
import { and, arrayContains, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db';
import type { SessionUser } from '../../http/resource';
import type { WorkCount, Works } from '../../lists/count-work';
import { findPage, type Sort } from '../../lists/find-page';
import type { TermSource } from '../../lists/term-source';
import {
  type Asking,
  countPrepared,
  countPreparedWork,
  preparedFilters,
  preparedSorts,
  preparedTerms,
  type StaffViewer,
  viewerOf,
} from '../cofunding-contracts/public';
import { visibleTo } from './policy';
import { type AnnexRecord, cofundingAnnex as table } from './table';

type ListQuery = ParsedQueryOf<typeof annex.get>;
type ListFilters = ParsedQueryOf<typeof annex.counts>;

const valid_from: Sort<AnnexRecord> = {
  ...{ column: sql`${table.valid_from}`, cast: 'date' },
  valueOf: (row) => row.valid_from,
};
const SORTS = { ...preparedSorts(table), valid_from };

/** One page of the list: the newest first, unless the caller sorts it otherwise. */
export function findAnnexPage(db: Db, asking: Asking, query: ListQuery) {
  const where = and(visibleTo(asking.viewer), filtersOf(asking, query));
  return findPage(db, { table, where, sorts: SORTS, fallback: '-create_date' }, query);
}

export function countTabs(db: Db, asking: Asking<StaffViewer>, filters: ListFilters) {
  const { viewer } = asking;
  return countPrepared(db, table, { viewer, filters, filtersOf: (query) => filtersOf(asking, query) });
}

/** How many annexes wait for this officer, by kind of work. None for who is no officer. */
export async function countAnnexWork<Code extends string>(
  db: Db,
  { user, now }: { user: SessionUser; now: Date },
  works: Works<Code, ListQuery>,
): Promise<Map<Code, WorkCount>> {
  const viewer = viewerOf(user);
  if (viewer.as !== 'staff') return new Map();
  const filters = (query: ListQuery) => filtersOf({ viewer, now }, query);
  return countPreparedWork(db, table, { viewer, now, works, filtersOf: filters });
}

/** The terms of annexes that this officer sees. */
export function annexTerms(user: SessionUser): TermSource[] {
  const viewer = viewerOf(user);
  return viewer.as === 'staff' ? preparedTerms(table, 'annex', viewer) : [];
}

function filtersOf(asking: Asking, { kind, id_contract, ...query }: ListFilters) {
  return and(
    preparedFilters(table, asking, query),
    kind && arrayContains(table.kinds, [kind]),
    id_contract === undefined ? undefined : eq(table.id_contract, id_contract),
  );
}
