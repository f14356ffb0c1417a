import { type CountedWord, pluralOf } from '@urzad/domain';
import type { LabelSet } from '../../foundations/locale/locale';

export interface NotificationPanelLabels {
  title: string;
  /** Name of the bell. */
  bell: (unread: number) => string;
  unread: string;
  loading: string;
  failed: string;
  retry: string;
  emptyTitle: string;
  empty: string;
  older: string;
  readAll: string;
  /** Announced to screen readers. */
  arrived: (count: number) => string;
  loadedOlder: (count: number) => string;
}

const NEW_ONES: CountedWord = {
  one: 'nowe powiadomienie',
  few: 'nowe powiadomienia',
  many: 'nowych powiadomień',
};
const OLDER_ONES: CountedWord = {
  one: 'starsze powiadomienie',
  few: 'starsze powiadomienia',
  many: 'starszych powiadomień',
};
const ending = (count: number) => (count === 1 ? 'notification' : 'notifications');

export const notificationPanelLabels = {
  widget: 'NotificationPanel',
  pl: {
    title: 'Powiadomienia',
    bell: (unread) => (unread > 0 ? `Powiadomienia, nieprzeczytane: ${unread}` : 'Powiadomienia'),
    unread: 'nieprzeczytane',
    loading: 'Wczytujemy powiadomienia',
    failed: 'Nie udało się wczytać powiadomień',
    retry: 'Spróbuj ponownie',
    emptyTitle: 'Nie masz powiadomień',
    empty: 'Damy Ci tu znać, gdy coś się zmieni w Twoich sprawach.',
    older: 'Pokaż starsze',
    readAll: 'Oznacz wszystkie jako przeczytane',
    arrived: (count) => `Masz ${count} ${pluralOf(count, NEW_ONES)}`,
    loadedOlder: (count) => `Wczytaliśmy ${count} ${pluralOf(count, OLDER_ONES)}`,
  },
  en: {
    title: 'Notifications',
    bell: (unread) => (unread > 0 ? `Notifications, unread: ${unread}` : 'Notifications'),
    unread: 'unread',
    loading: 'Loading notifications',
    failed: 'Notifications could not be loaded',
    retry: 'Try again',
    emptyTitle: 'You have no notifications',
    empty: 'We will tell you here when something changes in your cases.',
    older: 'Show older ones',
    readAll: 'Mark all as read',
    arrived: (count) => `You have ${count} new ${ending(count)}`,
    loadedOlder: (count) => `${count} older ${ending(count)} loaded`,
  },
} as const satisfies LabelSet<NotificationPanelLabels>;
