import { queryOptions } from '@tanstack/react-query';
import { officeCases, type QueryOf } from '@urzad/contract';
import { caseListKey } from '#shared/entities/office-cases/case-list';
import { LIST_REFRESH_MS } from '#shared/list/list-queries';
import { request } from '#shared/session/client';

type CountsFilter = NonNullable<QueryOf<typeof officeCases.counts>>;

/** The number of cases on each tab but the last, of those that pass the filters and the search. */
export function countsQuery(query: CountsFilter = {}) {
  return queryOptions({
    queryKey: [...caseListKey, 'counts', query],
    queryFn: async ({ signal }) => (await request(officeCases.counts, { query, signal })).data,
    refetchInterval: LIST_REFRESH_MS,
  });
}

/** Officers in charge of cases. */
export const ownersQuery = queryOptions({
  queryKey: [...caseListKey, 'owners'],
  queryFn: async ({ signal }) => (await request(officeCases.owners, { signal })).data,
});
