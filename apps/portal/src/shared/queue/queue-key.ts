import type { cofundingRegistrations, QueryOf } from '@urzad/contract';

export type QueueFilter = NonNullable<QueryOf<typeof cofundingRegistrations.get>>;

export const queueKey = ['cofundingregistration', 'queue'] as const;

/** Of everything that stands in the queue. */
export const queueQueries = { queryKey: queueKey };
