import { queryOptions } from '@tanstack/react-query';
import { cofundingContracts } from '@urzad/contract';
import { contractsKey } from '#shared/entities/contracts/contract-query';
import { request } from '#shared/session/client';

export const LIST_PAGE_COUNT = 20;

/** The contracts that were sent to the participant, the newest first. */
export function myContractsQuery(page: number) {
  return queryOptions({
    queryKey: [...contractsKey, 'get', page],
    queryFn: ({ signal }) =>
      request(cofundingContracts.get, { query: { page, page_count: LIST_PAGE_COUNT }, signal }),
  });
}
