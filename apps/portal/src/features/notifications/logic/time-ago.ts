import { daysBetween, longDateText, timeText, typeset, warsawDate } from '@urzad/domain';
import type { Locale } from '@urzad/ui';
import { notificationMessages } from '../messages';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Older ones have their date. */
const MOST_DAYS = 6;

/** `9 minut temu`, `wczoraj, 8:12`, `14 października 2026 r.`: a timestamp relative to now. */
export function timeAgo(moment: Date, now: Date, locale: Locale): string {
  return typeset(wordsOf(moment, now, locale), locale);
}

function wordsOf(moment: Date, now: Date, locale: Locale): string {
  const words = notificationMessages[locale];
  const passed = now.getTime() - moment.getTime();
  const days = daysBetween(warsawDate(moment), warsawDate(now));

  if (passed < MINUTE_MS) return words.now;
  if (passed < HOUR_MS) return words.minutesAgo(Math.floor(passed / MINUTE_MS));
  if (days === 0) return words.hoursAgo(Math.floor(passed / HOUR_MS));
  if (days === 1) return words.yesterday(timeText(moment));
  if (days <= MOST_DAYS) return words.daysAgo(days);
  return longDateText(warsawDate(moment), locale);
}
