import { queryOptions } from '@tanstack/react-query';
import { cofundingAnnexes } from '@urzad/contract';
import type { AnnexStatus } from '@urzad/grants';
import type { ObjectQueries } from '../../object/use-step';
import { request } from '../../session/client';

/** All queries about annexes have this key, so that a step invalidates them at once. */
export const annexesKey = ['cofundingannex'] as const;

/** Steps of others are looked for in this time, and addresses of files are renewed before they end. */
const ANNEX_REFRESH_MS = 60_000;

/** More than a contract will ever have. */
const OF_ONE_CONTRACT = 50;

export function annexQuery(id: number) {
  return queryOptions({
    queryKey: [...annexesKey, 'find', id],
    queryFn: async ({ signal }) => (await request(cofundingAnnexes.find, { query: { id }, signal })).data,
    refetchInterval: ANNEX_REFRESH_MS,
  });
}

/** For the steps of an annex. */
export const ofAnnex: ObjectQueries = { key: annexesKey, queryOf: annexQuery };

/** The annexes of a contract, the newest first. */
export function annexesOfQuery(id_contract: number) {
  return queryOptions({
    queryKey: [...annexesKey, 'of', id_contract],
    queryFn: async ({ signal }) => {
      const query = { id_contract, page_count: OF_ONE_CONTRACT, sort: '-create_date' } as const;
      return (await request(cofundingAnnexes.get, { query, signal })).data;
    },
  });
}

/** The annexes of the signed-in person in these statuses. */
export function ownAnnexesQuery(...status: AnnexStatus[]) {
  return queryOptions({
    queryKey: [...annexesKey, 'own', ...status],
    queryFn: async ({ signal }) =>
      (await request(cofundingAnnexes.get, { query: { status: status.join() }, signal })).data,
  });
}
