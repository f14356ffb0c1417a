import { queryOptions } from '@tanstack/react-query';
import { dashboard } from '@urzad/contract';
import { request } from '#shared/session/client';

/** As the lists of the office (Spec §9). */
const REFRESH_MS = 60_000;
const key = ['dashboard'] as const;

export const waitingQuery = queryOptions({
  queryKey: [...key, 'waiting'],
  queryFn: async ({ signal }) => (await request(dashboard.waiting, { signal })).data,
  refetchInterval: REFRESH_MS,
});

export const weekQuery = queryOptions({
  queryKey: [...key, 'week'],
  queryFn: async ({ signal }) => (await request(dashboard.week, { signal })).data,
  refetchInterval: REFRESH_MS,
});

export function teamQuery(page: number) {
  return queryOptions({
    queryKey: [...key, 'team', page],
    queryFn: ({ signal }) => request(dashboard.team, { query: { page: String(page) }, signal }),
    refetchInterval: REFRESH_MS,
  });
}

export const callsQuery = queryOptions({
  queryKey: [...key, 'calls'],
  queryFn: async ({ signal }) => (await request(dashboard.calls, { signal })).data,
  refetchInterval: REFRESH_MS,
});

export const moneyQuery = queryOptions({
  queryKey: [...key, 'money'],
  queryFn: async ({ signal }) => (await request(dashboard.money, { signal })).data,
  refetchInterval: REFRESH_MS,
});
