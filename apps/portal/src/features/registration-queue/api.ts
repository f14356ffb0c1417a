import { queryOptions } from '@tanstack/react-query';
import { cofundingRegistrations, type QueryOf, type TakeResult } from '@urzad/contract';
import { queueKey } from '#shared/entities/registrations/queue-list';
import { listCountsQuery } from '#shared/list/list-queries';
import { request } from '#shared/session/client';

type CountsFilter = NonNullable<QueryOf<typeof cofundingRegistrations.counts>>;

/** The number of registrations of a call on each tab, of those that pass the filters and the search. */
export function countsQuery(id_call: number | undefined, narrowing: CountsFilter = {}) {
  const query = { ...narrowing, ...(id_call !== undefined && { id_call }) };
  return listCountsQuery(cofundingRegistrations.counts, queueKey, query);
}

/** Officers in charge of registrations. */
export const officersQuery = queryOptions({
  queryKey: [...queueKey, 'officers'],
  queryFn: async ({ signal }) => (await request(cofundingRegistrations.officers, { signal })).data,
});

/** Takes over the registrations that still have no officer in charge, and returns the result of each. */
export async function takeRegistrations(
  ids: readonly number[],
  idempotencyKey: string,
): Promise<readonly TakeResult[]> {
  const body = { ids: [...ids] };
  return (await request(cofundingRegistrations.takemany, { body, idempotencyKey })).data;
}
