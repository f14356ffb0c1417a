import type { LabelSet } from '../locale/locale';

export interface NotificationItemLabels {
  unread: string;
  more: (title: string) => string;
  read: string;
  remove: string;
  reading: string;
  removing: string;
}

export const notificationItemLabels = {
  pl: {
    unread: 'nowe',
    more: (title) => `Więcej: ${title}`,
    read: 'Oznacz jako przeczytane',
    remove: 'Usuń',
    reading: 'Oznaczamy jako przeczytane',
    removing: 'Usuwamy',
  },
  en: {
    unread: 'new',
    more: (title) => `More: ${title}`,
    read: 'Mark as read',
    remove: 'Delete',
    reading: 'Marking as read',
    removing: 'Deleting',
  },
} as const satisfies LabelSet<NotificationItemLabels>;
