import { queryOptions } from '@tanstack/react-query';
import { type BodyOf, localities } from '@urzad/contract';
import { requestKept } from '../../kept-answers/request-kept';
import { request } from '../../session/client';

/** The office adds places rarely, so a cached dictionary is fresh enough. */
const FRESH_MS = 5 * 60_000;

/** The dictionary of places, loaded once where an address is asked for. */
export const localitiesQuery = queryOptions({
  queryKey: ['locality'],
  queryFn: async ({ signal }) => {
    const { data } = await requestKept(localities.get, { signal });
    return data.flatMap(({ community, names }) => names.map((name) => ({ name, community })));
  },
  staleTime: FRESH_MS,
});

export async function addLocality(body: BodyOf<typeof localities.add>, idempotencyKey: string) {
  return (await request(localities.add, { body, idempotencyKey })).data;
}
