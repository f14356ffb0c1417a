import type { cofundingAnnexes as annex, ParsedQueryOf } from '@urzad/contract';
import { and, arrayContains, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db';
import { findPage, type Sort } from '../../lists/find-page';
import {
  type Asking,
  countPrepared,
  preparedFilters,
  preparedSorts,
  type StaffViewer,
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

function filtersOf(asking: Asking, { kind, id_contract, ...query }: ListFilters) {
  return and(
    preparedFilters(table, asking, query),
    kind && arrayContains(table.kinds, [kind]),
    id_contract === undefined ? undefined : eq(table.id_contract, id_contract),
  );
}
