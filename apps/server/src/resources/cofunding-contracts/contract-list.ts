import type { cofundingContracts as contract, ParsedQueryOf } from '@urzad/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db';
import type { SessionUser } from '../../http/resource';
import type { WorkCount, Works } from '../../lists/count-work';
import { findPage } from '../../lists/find-page';
import type { TermSource } from '../../lists/term-source';
import { type StaffViewer, viewerOf, visibleTo } from './policy';
import {
  type Asking,
  countPrepared,
  countPreparedWork,
  preparedFilters,
  preparedSorts,
  preparedTerms,
} from './prepared-list';
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

/** How many contracts wait for this officer, by kind of work. None for who is no officer. */
export async function countContractWork<Code extends string>(
  db: Db,
  { user, now }: { user: SessionUser; now: Date },
  works: Works<Code, ListQuery>,
): Promise<Map<Code, WorkCount>> {
  const viewer = viewerOf(user);
  if (viewer.as !== 'staff') return new Map();
  const filters = (query: ListQuery) => filtersOf({ viewer, now }, query);
  return countPreparedWork(db, table, { viewer, now, works, filtersOf: filters });
}

/** The terms of contracts that this officer sees. */
export function contractTerms(user: SessionUser): TermSource[] {
  const viewer = viewerOf(user);
  return viewer.as === 'staff' ? preparedTerms(table, 'contract', viewer) : [];
}

function filtersOf(asking: Asking, { id_registration, ...query }: ListFilters) {
  return and(
    preparedFilters(table, asking, query),
    id_registration === undefined ? undefined : eq(table.id_registration, id_registration),
  );
}
