import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { cofundingRegistrations, type QueryOf } from '@urzad/contract';
import { call } from '../../shared/http/client';

export type QueueFilter = NonNullable<QueryOf<typeof cofundingRegistrations.get>>;

/** Spec §9: the office's lists are asked for again every minute. */
const REFRESH_MS = 60_000;

const queueKey = ['cofundingregistration', 'queue'] as const;

/** How many registrations stand on each tab. */
export const countsQuery = queryOptions({
  queryKey: [...queueKey, 'counts'],
  queryFn: async ({ signal }) => (await call(cofundingRegistrations.counts, { signal })).data,
  refetchInterval: REFRESH_MS,
});

/** One page of the queue. The rows of the page before stay in sight until the new ones are there. */
export function queueQuery(filter: QueueFilter) {
  return queryOptions({
    queryKey: [...queueKey, 'get', filter],
    queryFn: ({ signal }) => call(cofundingRegistrations.get, { query: filter, signal }),
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  });
}
