import { queryOptions } from '@tanstack/react-query';
import { type BodyOf, localities } from '@urzad/contract';
import { request } from '../api/client';

/** The office adds a place now and then; whoever types meanwhile asks again soon enough. */
const FRESH_MS = 5 * 60_000;

/** The dictionary of places, asked for once where somebody's address is. */
export const localitiesQuery = queryOptions({
  queryKey: ['locality'],
  queryFn: async ({ signal }) => {
    const { data } = await request(localities.get, { signal });
    return data.flatMap(({ community, names }) => names.map((name) => ({ name, community })));
  },
  staleTime: FRESH_MS,
});

export async function addLocality(body: BodyOf<typeof localities.add>, idempotencyKey: string) {
  return (await request(localities.add, { body, idempotencyKey })).data;
}
