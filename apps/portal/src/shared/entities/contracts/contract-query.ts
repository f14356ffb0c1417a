import { queryOptions } from '@tanstack/react-query';
import { cofundingContracts } from '@urzad/contract';
import type { ObjectQueries } from '../../object/use-step';
import { request } from '../../session/client';

/** All queries about contracts have this key, so that a step invalidates them at once. */
export const contractsKey = ['cofundingcontract'] as const;

/** Steps of others are looked for in this time, and addresses of files are renewed before they end. */
const CONTRACT_REFRESH_MS = 60_000;

export function contractQuery(id: number) {
  return queryOptions({
    queryKey: [...contractsKey, 'find', id],
    queryFn: async ({ signal }) => (await request(cofundingContracts.find, { query: { id }, signal })).data,
    refetchInterval: CONTRACT_REFRESH_MS,
  });
}

/** For the steps of a contract. */
export const ofContract: ObjectQueries = { key: contractsKey, queryOf: contractQuery };

/** The contract of a registration; null before it is prepared. */
export function contractOfQuery(id_registration: number) {
  return queryOptions({
    queryKey: [...contractsKey, 'of', id_registration],
    queryFn: async ({ signal }) => {
      const { data } = await request(cofundingContracts.get, { query: { id_registration }, signal });
      return data[0] ?? null;
    },
  });
}
