import type { cofundingRegistrations, QueryOf } from '@urzad/contract';
import { registrationsKey } from '../registrations/registration-query';

export type QueueFilter = NonNullable<QueryOf<typeof cofundingRegistrations.get>>;

export const queueKey = [...registrationsKey, 'queue'] as const;

/** Matches all queries of the queue. */
export const queueQueries = { queryKey: queueKey };
