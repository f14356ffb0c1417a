import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { NOTIFICATION_PAGE_COUNT, Notification, notifications } from '@urzad/contract';
import * as z from 'zod/mini';
import { NOTIFICATIONS_KEY } from '#shared/server-state/notifications-key';
import { request } from '#shared/session/client';

/** The interval at which the bell refreshes. Spec §9: the refresh interval. */
const REFRESH_MS = 60_000;

/** No cursor: the newest ones. The type is that of the next pages. */
const FIRST_PAGE = undefined as string | undefined;

/** All loaded pages, newest first. Each next page starts at a cursor, so that new notifications shift nothing. */
export const listQuery = infiniteQueryOptions({
  queryKey: [NOTIFICATIONS_KEY, 'list'],
  queryFn: async ({ pageParam, signal }) => {
    const query = { after: pageParam, page_count: NOTIFICATION_PAGE_COUNT };
    const { data, ...page } = await request(notifications.get, { query, signal });
    // Without `scope` every field is there.
    return { ...page, data: z.parse(z.array(Notification), data) };
  },
  initialPageParam: FIRST_PAGE,
  getNextPageParam: ({ next }) => next,
  refetchInterval: REFRESH_MS,
});

export const unreadQuery = queryOptions({
  queryKey: [NOTIFICATIONS_KEY, 'unread'],
  queryFn: async ({ signal }) =>
    (await request(notifications.get, { query: { show: 'no', page_count: 1 }, signal })).count,
  refetchInterval: REFRESH_MS,
  // Spec §8: the count on the bell is optional: when it cannot be loaded, no toast is shown.
  retry: false,
});

/**
 * Resolves when the list shows it.
 *
 * @param onFailed is also called after the panel was closed
 */
export function useMarkRead(onFailed: () => void) {
  return useChange((id) => request(notifications.set, { query: { id }, body: { show: 'yes' } }), onFailed);
}

/** Marks all unread ones, also those that are not loaded. */
export function useMarkAllRead(onFailed: () => void) {
  const queries = useQueryClient();

  return useMutation({
    mutationFn: () => request(notifications.setAll, { body: { show: 'yes' } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [NOTIFICATIONS_KEY] }),
    onError: onFailed,
  });
}

/**
 * Resolves when the list shows it.
 *
 * @param onFailed is also called after the panel was closed
 */
export function useRemove(onFailed: () => void) {
  return useChange((id) => request(notifications.delete, { query: { id } }), onFailed);
}

function useChange(change: (id: number) => Promise<unknown>, onFailed: () => void) {
  const queries = useQueryClient();

  return useMutation({
    mutationFn: change,
    onSuccess: () => queries.invalidateQueries({ queryKey: [NOTIFICATIONS_KEY] }),
    onError: onFailed,
  }).mutateAsync;
}
