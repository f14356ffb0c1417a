import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { NOTIFICATION_PAGE_COUNT, type Notification, notifications } from '@urzad/contract';
import { call } from '../../shared/http/client';
import { NOTIFICATIONS_KEY } from '../../shared/server-state/notifications-key';

/** How often the bell looks for news. Spec §9: the refresh interval. */
const REFRESH_MS = 60_000;

/** Spec §4: reading and deleting take effect a second later, so that a list does not jump under the finger. */
const DELAY_MS = 1000;

export function pageQuery(page: number) {
  return queryOptions({
    queryKey: [NOTIFICATIONS_KEY, 'page', page],
    queryFn: ({ signal }) =>
      call(notifications.get, { query: { page, page_count: NOTIFICATION_PAGE_COUNT }, signal }),
  });
}

export const unreadQuery = queryOptions({
  queryKey: [NOTIFICATIONS_KEY, 'unread'],
  queryFn: async ({ signal }) =>
    (await call(notifications.get, { query: { show: 'no', page_count: 1 }, signal })).count,
  refetchInterval: REFRESH_MS,
  // Spec §8: the number on the bell is a courtesy; without it nothing is said.
  retry: false,
});

type Change = Pick<Notification, 'id'>;

export function useMarkRead() {
  return useDelayed(({ id }) => call(notifications.set, { query: { id }, body: { show: 'yes' } }));
}

/** `onRemoved` is told before the entry vanishes, while the focus is still in it. */
export function useRemove(onRemoved: () => void) {
  return useDelayed(({ id }) => call(notifications.delete, { query: { id } }), onRemoved);
}

function useDelayed(change: (notification: Change) => Promise<unknown>, onDone?: () => void) {
  const queries = useQueryClient();

  return useMutation({
    mutationFn: async (notification: Change) => {
      const [answer] = await Promise.all([change(notification), pause(DELAY_MS)]);
      return answer;
    },
    onSuccess: () => {
      onDone?.();
      return queries.invalidateQueries({ queryKey: [NOTIFICATIONS_KEY] });
    },
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
