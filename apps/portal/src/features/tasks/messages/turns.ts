import { COUNTED, type CountedWord, countText } from '@urzad/domain';
import type { Locale } from '@urzad/ui';
import type { Messages } from '#shared/i18n/messages';

/** In Polish in the accusative: `co minutę`, `co 15 minut`. */
const MINUTES: Record<Locale, CountedWord> = {
  pl: { one: 'minutę', few: 'minuty', many: 'minut' },
  en: { one: 'minute', few: 'minutes', many: 'minutes' },
};
const SECONDS: Record<Locale, CountedWord> = {
  pl: { one: 'sekundę', few: 'sekundy', many: 'sekund' },
  en: { one: 'second', few: 'seconds', many: 'seconds' },
};
const HOURS: Record<Locale, CountedWord> = {
  pl: { one: 'godzinę', few: 'godziny', many: 'godzin' },
  en: { one: 'hour', few: 'hours', many: 'hours' },
};

const pl = {
  seconds: (count: number) => `co ${countText(count, SECONDS)}`,
  minutes: (count: number) => (count === 1 ? 'co minutę' : `co ${countText(count, MINUTES)}`),
  hours: (count: number) => (count === 1 ? 'co godzinę' : `co ${countText(count, HOURS)}`),
  days: (count: number) => (count === 1 ? 'raz na dobę' : `co ${countText(count, COUNTED.day)}`),
  daily: (time: string) => `codziennie o ${time}`,
  monthly: (day: number, time: string) => `${day}. dnia miesiąca o ${time}`,
};

const en = {
  seconds: (count: number) => `every ${countText(count, SECONDS, 'en')}`,
  minutes: (count: number) => (count === 1 ? 'every minute' : `every ${countText(count, MINUTES, 'en')}`),
  hours: (count: number) => (count === 1 ? 'every hour' : `every ${countText(count, HOURS, 'en')}`),
  days: (count: number) => (count === 1 ? 'once a day' : `every ${countText(count, COUNTED.day, 'en')}`),
  daily: (time: string) => `daily at ${time}`,
  monthly: (day: number, time: string) => `on day ${day} of the month at ${time}`,
} satisfies typeof pl;

export const turnMessages: Messages<typeof pl> = { pl, en };
