import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { cofundingRegistrations, type RegistrationRow, type TakeResult } from '@urzad/contract';
import { START_VIEW, type TableView } from '@urzad/ui';
import { request } from '#shared/api/client';
import { type QueueFilter, queueKey } from '#shared/queue/queue-key';

/** Spec §9: the office's lists are asked for again every minute. */
const REFRESH_MS = 60_000;

/** How many registrations of a call stand on each tab. */
export function countsQuery(id_call: number | undefined) {
  const query = id_call === undefined ? {} : { id_call };
  return queryOptions({
    queryKey: [...queueKey, 'counts', query],
    queryFn: async ({ signal }) => (await request(cofundingRegistrations.counts, { query, signal })).data,
    refetchInterval: REFRESH_MS,
  });
}

/** Who leads registrations. */
export const officersQuery = queryOptions({
  queryKey: [...queueKey, 'officers'],
  queryFn: async ({ signal }) => (await request(cofundingRegistrations.officers, { signal })).data,
});

/** One page of the queue. The rows of the page before stay in sight until the new ones are there. */
export function queueQuery(filter: QueueFilter) {
  return queryOptions({
    queryKey: [...queueKey, 'get', filter],
    queryFn: ({ signal }) => request(cofundingRegistrations.get, { query: filter, signal }),
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
    const { data, next } = await request(cofundingRegistrations.get, { query });
    rows.push(...data);
    after = next;
  } while (after);
  return rows;
}

/** Takes those of the registrations that still wait for somebody, and tells of each. */
export async function takeRegistrations(
  ids: readonly number[],
  idempotencyKey: string,
): Promise<readonly TakeResult[]> {
  const body = { ids: [...ids] };
  return (await request(cofundingRegistrations.takemany, { body, idempotencyKey })).data;
}

/** Columns that are there to be filtered by: a screen of 1280 px has no room for them. */
const QUEUE_VIEW: TableView = { ...START_VIEW, hidden: ['owner', 'age'] };

/** How the columns are arranged, until the person signs out: one comes back from a registration to the same table. */
export const arrangementQuery = queryOptions<TableView>({
  queryKey: ['cofundingregistration-arrangement'],
  queryFn: () => QUEUE_VIEW,
  staleTime: 'static',
  gcTime: Number.POSITIVE_INFINITY,
  initialData: QUEUE_VIEW,
});
