import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query';
import { type AnswerOf, type AnyEndpoint, PAGE_COUNT_MAX } from '@urzad/contract';
import { request } from '../session/client';
import type { ListQuery } from './list-location';

/** Spec §9: the office's lists are refreshed every minute. */
const LIST_REFRESH_MS = 60_000;

interface ListAnswer {
  data: readonly { id: number }[];
  count: number;
  next?: string | undefined;
}

/** What links to the neighbours need of a page. */
export interface PageOfIds {
  data: readonly { id: number }[];
  count: number;
}

/** An endpoint that answers pages of rows. */
export type ListEndpoint = AnyEndpoint & { schema: { response: { 200: { _zod: { output: ListAnswer } } } } };

export type RowOf<Endpoint extends ListEndpoint> = AnswerOf<Endpoint>['data'][number];

/** One page of a list. The rows of the page before are shown until the new ones are loaded. */
export function listPageQuery<Endpoint extends ListEndpoint>(
  endpoint: Endpoint,
  key: QueryKey,
  filter: ListQuery<Endpoint>,
) {
  return queryOptions({
    queryKey: [...key, 'get', filter],
    queryFn: ({ signal }) => request(endpoint, { query: filter, signal }),
    refetchInterval: LIST_REFRESH_MS,
    placeholderData: keepPreviousData,
  });
}

/** An endpoint that answers the number of rows on each tab. */
export type CountsEndpoint = AnyEndpoint & {
  schema: { response: { 200: { _zod: { output: { data: Readonly<Record<string, number>> } } } } };
};

/** The number of rows on each tab, of those that pass the filters and the search. */
export function listCountsQuery<Endpoint extends CountsEndpoint>(
  endpoint: Endpoint,
  key: QueryKey,
  filter?: ListQuery<Endpoint>,
) {
  return queryOptions({
    queryKey: [...key, 'counts', filter ?? {}],
    queryFn: async ({ signal }): Promise<AnswerOf<Endpoint>['data']> =>
      (await request(endpoint, { ...(filter && { query: filter }), signal })).data,
    refetchInterval: LIST_REFRESH_MS,
  });
}

/** While a person moves from one object to the next, the order of the list is kept. */
const LIST_KEPT_MS = 10 * 60_000;

/**
 * The page of the list that the person came from, as it was then: a settled object leaves its tab, but the next one is
 * still the next.
 */
export function listAroundQuery<Endpoint extends ListEndpoint>(
  endpoint: Endpoint,
  filter: ListQuery<Endpoint>,
) {
  return queryOptions<PageOfIds>({
    queryKey: ['list-around', endpoint.url, filter],
    queryFn: ({ signal }) => request(endpoint, { query: filter, signal }),
    staleTime: LIST_KEPT_MS,
    refetchOnWindowFocus: false,
  });
}

/** Every row of a list, loaded page after page. */
export async function wholeList<Endpoint extends ListEndpoint>(
  endpoint: Endpoint,
  filter: ListQuery<Endpoint>,
): Promise<RowOf<Endpoint>[]> {
  const rows: RowOf<Endpoint>[] = [];
  let after: string | undefined;
  do {
    const query = { ...filter, page: undefined, page_count: PAGE_COUNT_MAX, after };
    const { data, next } = await request(endpoint, { query });
    rows.push(...data);
    after = next;
  } while (after);
  return rows;
}
