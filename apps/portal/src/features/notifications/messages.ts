import { COUNTED, countText } from '@urzad/domain';
import type { Messages } from '#shared/i18n/messages';

const minute = {
  pl: { one: 'minutę', few: 'minuty', many: 'minut' },
  en: { one: 'minute', few: 'minutes', many: 'minutes' },
};
const hour = {
  pl: { one: 'godzinę', few: 'godziny', many: 'godzin' },
  en: { one: 'hour', few: 'hours', many: 'hours' },
};

const pl = {
  failedToRead: 'Nie udało się oznaczyć powiadomienia. Spróbuj ponownie.',
  failedToReadAll: 'Nie udało się oznaczyć powiadomień. Spróbuj ponownie.',
  failedToRemove: 'Nie udało się usunąć powiadomienia. Spróbuj ponownie.',
  now: 'przed chwilą',
  minutesAgo: (count: number) => `${countText(count, minute, 'pl')} temu`,
  hoursAgo: (count: number) => `${countText(count, hour, 'pl')} temu`,
  yesterday: (time: string) => `wczoraj, ${time}`,
  daysAgo: (count: number) => `${countText(count, COUNTED.day, 'pl')} temu`,
};

const en = {
  failedToRead: 'The notification could not be marked. Try again.',
  failedToReadAll: 'The notifications could not be marked. Try again.',
  failedToRemove: 'The notification could not be deleted. Try again.',
  now: 'a moment ago',
  minutesAgo: (count: number) => `${countText(count, minute, 'en')} ago`,
  hoursAgo: (count: number) => `${countText(count, hour, 'en')} ago`,
  yesterday: (time: string) => `yesterday, ${time}`,
  daysAgo: (count: number) => `${countText(count, COUNTED.day, 'en')} ago`,
} satisfies typeof pl;

export const notificationMessages: Messages<typeof pl> = { pl, en };
