import { queryOptions } from '@tanstack/react-query';
import { officeCases } from '@urzad/contract';
import { caseListKey } from '#shared/entities/office-cases/case-list';
import { LIST_REFRESH_MS } from '#shared/list/list-queries';
import { request } from '#shared/session/client';

/** The number of cases on each tab but the last. */
export const countsQuery = queryOptions({
  queryKey: [...caseListKey, 'counts'],
  queryFn: async ({ signal }) => (await request(officeCases.counts, { signal })).data,
  refetchInterval: LIST_REFRESH_MS,
});

/** Officers in charge of cases. */
export const ownersQuery = queryOptions({
  queryKey: [...caseListKey, 'owners'],
  queryFn: async ({ signal }) => (await request(officeCases.owners, { signal })).data,
});
