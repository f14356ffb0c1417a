import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { NOTIFICATION_PAGE_COUNT, notifications } from '@urzad/contract';
import { request } from '#shared/api/client';
import { NOTIFICATIONS_KEY } from '#shared/server-state/notifications-key';

/** How often the bell looks for news. Spec §9: the refresh interval. */
const REFRESH_MS = 60_000;

/** No cursor: the newest ones. The type says what the next pages begin with. */
const FIRST_PAGE = undefined as string | undefined;

/**
 * All pages that were asked for, newest first. A cursor leads to the next, so that what arrives meanwhile moves nothing.
 */
export const listQuery = infiniteQueryOptions({
  queryKey: [NOTIFICATIONS_KEY, 'list'],
  queryFn: ({ pageParam, signal }) =>
    request(notifications.get, { query: { after: pageParam, page_count: NOTIFICATION_PAGE_COUNT }, signal }),
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

/** Done when the list shows it. @param onFailed is told also after the panel was closed */
export function useMarkRead(onFailed: () => void) {
  return useChange((id) => request(notifications.set, { query: { id }, body: { show: 'yes' } }), onFailed);
}

/** Everything that is unread, also what the list does not show yet. */
export function useMarkAllRead(onFailed: () => void) {
  const queries = useQueryClient();

  return useMutation({
    mutationFn: () => request(notifications.setAll, { body: { show: 'yes' } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [NOTIFICATIONS_KEY] }),
    onError: onFailed,
  });
}

/** Done when the list shows it. @param onFailed is told also after the panel was closed */
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
