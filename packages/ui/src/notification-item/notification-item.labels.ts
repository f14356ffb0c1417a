import type { LabelSet } from '../locale/locale';

export interface NotificationItemLabels {
  unread: string;
}

export const notificationItemLabels = {
  pl: { unread: 'nowe' },
  en: { unread: 'new' },
} as const satisfies LabelSet<NotificationItemLabels>;
