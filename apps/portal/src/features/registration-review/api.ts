import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { cofundingRegistrations, type QueryOf, type RegistrationRow } from '@urzad/contract';
import { START_VIEW, type TableView } from '@urzad/ui';
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

/** As many as one page may have. */
const WHOLE_PAGE = 100;

/** Every row of a list, page after page from where the last one ended. */
export async function wholeQueue({ page: _page, ...filter }: QueueFilter): Promise<RegistrationRow[]> {
  const rows: RegistrationRow[] = [];
  let after: string | undefined;
  do {
    const query = { ...filter, page_count: WHOLE_PAGE, ...(after && { after }) };
    const { data, next } = await call(cofundingRegistrations.get, { query });
    rows.push(...data);
    after = next;
  } while (after);
  return rows;
}

/** How the columns are arranged, until the person signs out: one comes back from a registration to the same table. */
export const arrangementQuery = queryOptions<TableView>({
  queryKey: ['cofundingregistration-arrangement'],
  queryFn: () => START_VIEW,
  staleTime: 'static',
  gcTime: Number.POSITIVE_INFINITY,
  initialData: START_VIEW,
});
