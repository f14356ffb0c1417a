import { COUNTED, COUNTED_TIMES, countText } from '@urzad/domain';
import type { Messages } from '#shared/i18n/messages';

const pl = {
  failedToRead: 'Nie udało się oznaczyć powiadomienia. Spróbuj ponownie.',
  failedToReadAll: 'Nie udało się oznaczyć powiadomień. Spróbuj ponownie.',
  failedToRemove: 'Nie udało się usunąć powiadomienia. Spróbuj ponownie.',
  now: 'przed chwilą',
  minutesAgo: (count: number) => `${countText(count, COUNTED_TIMES.minute, 'pl')} temu`,
  hoursAgo: (count: number) => `${countText(count, COUNTED_TIMES.hour, 'pl')} temu`,
  yesterday: (time: string) => `wczoraj, ${time}`,
  daysAgo: (count: number) => `${countText(count, COUNTED.day, 'pl')} temu`,
};

const en = {
  failedToRead: 'The notification could not be marked. Try again.',
  failedToReadAll: 'The notifications could not be marked. Try again.',
  failedToRemove: 'The notification could not be deleted. Try again.',
  now: 'a moment ago',
  minutesAgo: (count: number) => `${countText(count, COUNTED_TIMES.minute, 'en')} ago`,
  hoursAgo: (count: number) => `${countText(count, COUNTED_TIMES.hour, 'en')} ago`,
  yesterday: (time: string) => `yesterday, ${time}`,
  daysAgo: (count: number) => `${countText(count, COUNTED.day, 'en')} ago`,
} satisfies typeof pl;

export const notificationMessages: Messages<typeof pl> = { pl, en };
