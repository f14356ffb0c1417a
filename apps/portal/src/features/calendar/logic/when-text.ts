import { longDateText } from '@urzad/domain';
import type { CalendarTime } from '@urzad/grants';
import type { Locale } from '@urzad/ui';

/** `10 lutego 2027 r., 12:30–13:00`; of several days the first and the last. */
export function whenText({ day_from, day_to, time_from, time_to }: CalendarTime, locale: Locale): string {
  const [from, to] = [longDateText(day_from, locale), longDateText(day_to, locale)];
  if (time_from === null || time_to === null) return day_from === day_to ? from : `${from} – ${to}`;
  return day_from === day_to
    ? `${from}, ${time_from}–${time_to}`
    : `${from}, ${time_from} – ${to}, ${time_to}`;
}
