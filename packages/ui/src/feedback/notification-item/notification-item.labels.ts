import type { LabelSet } from '../../foundations/locale/locale';

export interface NotificationItemLabels {
  unread: string;
  more: (title: string) => string;
  read: string;
  remove: string;
  reading: string;
  removing: string;
  failed: Record<'reading' | 'removing', string>;
}

export const notificationItemLabels = {
  widget: 'NotificationItem',
  pl: {
    unread: 'nowe',
    more: (title) => `Więcej: ${title}`,
    read: 'Oznacz jako przeczytane',
    remove: 'Usuń',
    reading: 'Oznaczamy jako przeczytane',
    removing: 'Usuwamy',
    failed: {
      reading: 'Nie udało się oznaczyć jako przeczytane. Spróbuj ponownie.',
      removing: 'Nie udało się usunąć. Spróbuj ponownie.',
    },
  },
  en: {
    unread: 'new',
    more: (title) => `More: ${title}`,
    read: 'Mark as read',
    remove: 'Delete',
    reading: 'Marking as read',
    removing: 'Deleting',
    failed: {
      reading: 'It could not be marked as read. Try again.',
      removing: 'It could not be deleted. Try again.',
    },
  },
} as const satisfies LabelSet<NotificationItemLabels>;
