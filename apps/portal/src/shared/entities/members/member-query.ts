import { queryOptions } from '@tanstack/react-query';
import { cofundingMembers } from '@urzad/contract';
import type { ObjectQueries } from '../../object/use-step';
import { request } from '../../session/client';

/** All queries about participants have this key. */
export const membersKey = ['cofundingmember'] as const;

/** Addresses of documents are renewed before they end. */
const MEMBER_REFRESH_MS = 5 * 60_000;

/** The participant that the signed-in person is; null for none (Spec §7). */
export const ownMemberQuery = queryOptions({
  queryKey: [...membersKey, 'find', 'own'],
  queryFn: async ({ signal }) => (await request(cofundingMembers.find, { query: {}, signal })).data,
  refetchInterval: MEMBER_REFRESH_MS,
});

export const ofMembers: ObjectQueries = { key: membersKey, queryOf: memberQuery };

export function memberQuery(id: number) {
  return queryOptions({
    queryKey: [...membersKey, 'find', id],
    queryFn: async ({ signal }) => (await request(cofundingMembers.find, { query: { id }, signal })).data,
    refetchInterval: MEMBER_REFRESH_MS,
  });
}
