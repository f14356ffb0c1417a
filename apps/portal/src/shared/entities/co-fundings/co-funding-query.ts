import { queryOptions } from '@tanstack/react-query';
import { cofundingGrants } from '@urzad/contract';
import type { ObjectQueries } from '../../object/use-step';
import { request } from '../../session/client';

/** All queries about co-funding have this key. */
export const coFundingsKey = ['cofundinggrant'] as const;

export function coFundingQuery(id: number) {
  return queryOptions({
    queryKey: [...coFundingsKey, 'find', id],
    queryFn: async ({ signal }) => (await request(cofundingGrants.find, { query: { id }, signal })).data,
  });
}

/** For the steps of a co-funding. */
export const ofCoFunding: ObjectQueries = { key: coFundingsKey, queryOf: coFundingQuery };
