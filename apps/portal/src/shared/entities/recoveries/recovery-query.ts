import { queryOptions } from '@tanstack/react-query';
import { cofundingRecoveries } from '@urzad/contract';
import { request } from '../../session/client';

/** All queries about recoveries have this key, so that a step invalidates them at once. */
export const recoveriesKey = ['cofundingrecovery'] as const;

/** What has to be returned of one claim, or by one participant. */
export function recoveriesOfQuery(of: { id_request: number } | { id_member: number }) {
  const [[name, id]] = Object.entries(of) as [[keyof typeof of, number]];
  return queryOptions({
    queryKey: [...recoveriesKey, name, id],
    queryFn: async ({ signal }) =>
      (await request(cofundingRecoveries.get, { query: { [name]: String(id), page_count: 100 }, signal }))
        .data,
  });
}
