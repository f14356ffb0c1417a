import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  cofundingRegistrations,
  PAGE_COUNT_MAX,
  type RegistrationRow,
  type TakeResult,
} from '@urzad/contract';
import { START_VIEW, type TableView } from '@urzad/ui/data-table';
import { request } from '#shared/api/client';
import { type QueueFilter, queueKey } from '#shared/queue/queue-key';

/** Spec §9: the office's lists are refreshed every minute. */
const REFRESH_MS = 60_000;

/** The number of registrations of a call on each tab. */
export function countsQuery(id_call: number | undefined) {
  const query = id_call === undefined ? {} : { id_call };
  return queryOptions({
    queryKey: [...queueKey, 'counts', query],
    queryFn: async ({ signal }) => (await request(cofundingRegistrations.counts, { query, signal })).data,
    refetchInterval: REFRESH_MS,
  });
}

/** Officers in charge of registrations. */
export const officersQuery = queryOptions({
  queryKey: [...queueKey, 'officers'],
  queryFn: async ({ signal }) => (await request(cofundingRegistrations.officers, { signal })).data,
});

/** One page of the queue. The rows of the page before are shown until the new ones are loaded. */
export function queueQuery(filter: QueueFilter) {
  return queryOptions({
    queryKey: [...queueKey, 'get', filter],
    queryFn: ({ signal }) => request(cofundingRegistrations.get, { query: filter, signal }),
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  });
}

/** Every row of a list, loaded page after page. */
export async function wholeQueue({ page: _page, ...filter }: QueueFilter): Promise<RegistrationRow[]> {
  const rows: RegistrationRow[] = [];
  let after: string | undefined;
  do {
    const query = { ...filter, page_count: PAGE_COUNT_MAX, ...(after && { after }) };
    const { data, next } = await request(cofundingRegistrations.get, { query });
    rows.push(...data);
    after = next;
  } while (after);
  return rows;
}

/** Takes over the registrations that still have no officer in charge, and returns the result of each. */
export async function takeRegistrations(
  ids: readonly number[],
  idempotencyKey: string,
): Promise<readonly TakeResult[]> {
  const body = { ids: [...ids] };
  return (await request(cofundingRegistrations.takemany, { body, idempotencyKey })).data;
}

/** Columns that are hidden by default, for filters: a screen of 1280 px has no room for them. */
const QUEUE_VIEW: TableView = { ...START_VIEW, hidden: ['owner', 'age'] };

/**
 * The arrangement of the columns, kept until the person signs out: returning from a registration shows the same
 * table.
 */
export const arrangementQuery = queryOptions<TableView>({
  queryKey: ['cofundingregistration-arrangement'],
  queryFn: () => QUEUE_VIEW,
  staleTime: 'static',
  gcTime: Number.POSITIVE_INFINITY,
  initialData: QUEUE_VIEW,
});
