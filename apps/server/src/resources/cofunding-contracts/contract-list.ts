import type { cofundingContracts as contract, ParsedQueryOf } from '@urzad/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db';
import { findPage } from '../../lists/find-page';
import { type StaffViewer, visibleTo } from './policy';
import { type Asking, countPrepared, preparedFilters, preparedSorts } from './prepared-list';
import { cofundingContract as table } from './table';

type ListQuery = ParsedQueryOf<typeof contract.get>;
type CountsQuery = ParsedQueryOf<typeof contract.counts>;
type ListFilters = CountsQuery & Pick<ListQuery, 'id_registration'>;

const SORTS = preparedSorts(table);

/** One page of the list: the newest first, unless the caller sorts it otherwise. */
export function findContractPage(db: Db, asking: Asking, query: ListQuery) {
  const where = and(visibleTo(asking.viewer), filtersOf(asking, query));
  return findPage(db, { table, where, sorts: SORTS, fallback: '-create_date' }, query);
}

export function countTabs(db: Db, asking: Asking<StaffViewer>, filters: CountsQuery) {
  const { viewer } = asking;
  return countPrepared(db, table, { viewer, filters, filtersOf: (query) => filtersOf(asking, query) });
}

function filtersOf(asking: Asking, { id_registration, ...query }: ListFilters) {
  return and(
    preparedFilters(table, asking, query),
    id_registration === undefined ? undefined : eq(table.id_registration, id_registration),
  );
}
