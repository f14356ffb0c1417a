import { useInfiniteQuery } from '@tanstack/react-query';
import { type Notification, pathOfObject } from '@urzad/contract';
import { toast, useLocale } from '@urzad/ui';
import { type NotificationEntry, type NotificationId, NotificationPanel as Panel } from '@urzad/ui/overlays';
import { useBusinessTime } from '#shared/business-time';
import { failureText } from '#shared/failures/failure-text';
import { useMessages } from '#shared/i18n/messages';
import { listQuery, useMarkAllRead, useMarkRead, useRemove } from '../api';
import { timeAgo } from '../logic/time-ago';
import { notificationMessages } from '../messages';

export interface NotificationPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  unread: number;
}

/** Notifications, nine at a time (Spec §9). */
export function NotificationPanel({ open, onOpenChange, unread }: NotificationPanelProps) {
  const words = useMessages(notificationMessages);
  const locale = useLocale();
  const list = useInfiniteQuery({ ...listQuery, enabled: open });
  const shown = list.data?.pages.flatMap(({ data }) => data);
  const times = useTimesAgo(shown ?? []);
  // An entry shows its own failure; a closed panel shows no entries.
  const tell = (text: string) => !open && toast.error(text);
  const markRead = useMarkRead(() => tell(words.failedToRead));
  const readAll = useMarkAllRead(() => toast.error(words.failedToReadAll));
  const remove = useRemove(() => tell(words.failedToRemove));

  return (
    <Panel
      open={open}
      onOpenChange={onOpenChange}
      unread={unread}
      entries={shown?.map((notification, at) => entryOf(notification, times[at] ?? ''))}
      failure={list.error && failureText(list.error, locale)}
      onRetry={() => void list.refetch()}
      hasOlder={list.hasNextPage}
      isLoadingOlder={list.isFetchingNextPage}
      onOlder={() => void list.fetchNextPage()}
      onRead={(id) => markRead(numberOf(id))}
      onOpen={(id) => void markRead(numberOf(id)).catch(() => undefined)}
      onReadAll={() => readAll.mutate()}
      onRemove={(id) => remove(numberOf(id))}
    />
  );
}

/** The age of each as text; renders again when one of them changes. */
function useTimesAgo(shown: readonly Notification[]): readonly string[] {
  const locale = useLocale();
  const times = useBusinessTime((now) =>
    shown.map(({ create_date }) => timeAgo(new Date(create_date), now, locale)).join('\n'),
  );

  return times.split('\n');
}

function entryOf(notification: Notification, time: string): NotificationEntry {
  const { id, content_name, content_text, show, obj_type, id_obj } = notification;

  return {
    id,
    title: content_name,
    text: content_text,
    time,
    unread: show === 'no',
    ...(obj_type && id_obj && { href: pathOfObject({ obj_type, id_obj }) }),
  };
}

/** The widget takes any ids; those of the server are numbers. */
function numberOf(id: NotificationId): number {
  return Number(id);
}
