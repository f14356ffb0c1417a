import type { cofundingRegistrations, QueryOf } from '@urzad/contract';

export type QueueFilter = NonNullable<QueryOf<typeof cofundingRegistrations.get>>;

export const queueKey = ['cofundingregistration', 'queue'] as const;

/** Matches all queries of the queue. */
export const queueQueries = { queryKey: queueKey };
