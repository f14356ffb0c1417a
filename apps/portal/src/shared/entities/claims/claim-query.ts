import { queryOptions } from '@tanstack/react-query';
import { cofundingRequests } from '@urzad/contract';
import type { ObjectQueries } from '../../object/use-step';
import { request } from '../../session/client';

/** All queries about claims have this key, so that a step invalidates them at once. */
export const claimsKey = ['cofundingrequest'] as const;

/** Steps of others are looked for in this time, and addresses of files are renewed before they end. */
const CLAIM_REFRESH_MS = 60_000;

export function claimQuery(id: number) {
  return queryOptions({
    queryKey: [...claimsKey, 'find', id],
    queryFn: async ({ signal }) => (await request(cofundingRequests.find, { query: { id }, signal })).data,
    refetchInterval: CLAIM_REFRESH_MS,
  });
}

/** For the steps of a claim. */
export const ofClaim: ObjectQueries = { key: claimsKey, queryOf: claimQuery };
