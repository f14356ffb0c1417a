import { queryOptions } from '@tanstack/react-query';
import { managedAccounts } from '@urzad/contract';
import { request } from '../../session/client';

/** All queries about accounts have this key, so that a change invalidates them at once. */
export const accountsKey = ['user'] as const;

export function accountQuery(id: number) {
  return queryOptions({
    queryKey: [...accountsKey, 'managed', id],
    queryFn: async ({ signal }) => (await request(managedAccounts.find, { query: { id }, signal })).data,
  });
}
