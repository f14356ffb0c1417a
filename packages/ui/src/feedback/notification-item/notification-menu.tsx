import { CheckCheck, EllipsisVertical, Trash2 } from 'lucide-react';
import { IconButton } from '../../actions/icon-button/icon-button';
import type { MenuItem } from '../../actions/menu-entry/menu-item';
import { Dropdown } from '../../overlays/dropdown/dropdown';
import type { NotificationItemLabels } from './notification-item.labels';

export interface NotificationMenuProps {
  title: string;
  /** An action is pending: its menu is disabled. */
  busy: boolean;
  onRead?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
  words: NotificationItemLabels;
}

/** Spec §2: mark as read, only while unread, and delete. */
export function NotificationMenu({ title, busy, onRead, onRemove, words }: NotificationMenuProps) {
  const items: MenuItem[] = [];
  if (onRead)
    items.push({ id: 'read', name: words.read, icon: CheckCheck, disabled: busy, onSelect: onRead });
  if (onRemove) {
    items.push({
      id: 'remove',
      name: words.remove,
      icon: Trash2,
      color: 'red',
      disabled: busy,
      onSelect: onRemove,
    });
  }
  if (items.length === 0) return null;

  return (
    <Dropdown
      label={title}
      items={items}
      trigger={<IconButton icon={EllipsisVertical} label={words.more(title)} />}
    />
  );
}
