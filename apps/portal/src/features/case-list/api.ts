import { queryOptions } from '@tanstack/react-query';
import { officeCases } from '@urzad/contract';
import { caseListKey } from '#shared/entities/office-cases/case-list';
import { request } from '#shared/session/client';

/** Officers in charge of cases. */
export const ownersQuery = queryOptions({
  queryKey: [...caseListKey, 'owners'],
  queryFn: async ({ signal }) => (await request(officeCases.owners, { signal })).data,
});
