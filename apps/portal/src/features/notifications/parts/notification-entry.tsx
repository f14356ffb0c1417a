import type { Notification } from '@urzad/contract';
import { Dropdown, IconButton, type MenuItem, NotificationItem, toast, useLocale } from '@urzad/ui';
import { CheckCheck, EllipsisVertical, Trash2 } from 'lucide-react';
import { businessNow } from '../../../shared/business-time';
import { useMessages } from '../../../shared/i18n/messages';
import { paths } from '../../../shared/paths';
import { useMarkRead, useRemove } from '../api';
import { notificationMessages } from '../messages';
import { timeAgo } from '../time-ago';

export interface NotificationEntryProps {
  notification: Notification;
  /** The entry is about to vanish with the focus in it. */
  onRemoved: () => void;
}

/** One message with its menu: mark as read, only while it is unread, and delete (Spec §2). */
export function NotificationEntry({ notification, onRemoved }: NotificationEntryProps) {
  const words = useMessages(notificationMessages);
  const locale = useLocale();
  const { content_name, content_text, create_date, show, obj_type, id_obj } = notification;
  const { items, isPending } = useActions(notification, onRemoved);

  return (
    <NotificationItem
      title={content_name}
      text={content_text}
      time={timeAgo(new Date(create_date), businessNow(), locale)}
      unread={show === 'no'}
      {...(obj_type === 'cofundingregistration' && id_obj && { href: paths.registration(id_obj) })}
      actions={
        <Dropdown
          label={content_name}
          items={items}
          trigger={
            <IconButton icon={EllipsisVertical} label={words.more(content_name)} aria-busy={isPending} />
          }
        />
      }
    />
  );
}

function useActions(
  notification: Notification,
  onRemoved: () => void,
): { items: MenuItem[]; isPending: boolean } {
  const words = useMessages(notificationMessages);
  const reading = useMarkRead();
  const removing = useRemove(onRemoved);

  const isPending = reading.isPending || removing.isPending;

  const read: MenuItem = {
    id: 'read',
    name: words.read,
    icon: CheckCheck,
    disabled: isPending,
    onSelect: () => reading.mutate(notification, { onError: () => toast.error(words.failedToRead) }),
  };
  const remove: MenuItem = {
    id: 'remove',
    name: words.remove,
    icon: Trash2,
    color: 'red',
    disabled: isPending,
    onSelect: () => removing.mutate(notification, { onError: () => toast.error(words.failedToRemove) }),
  };

  return { items: notification.show === 'no' ? [read, remove] : [remove], isPending };
}
