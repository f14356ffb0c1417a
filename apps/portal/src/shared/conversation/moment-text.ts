import { dayText, type IsoDate, longDateText, timeText, warsawDate } from '@urzad/domain';
import type { Locale } from '@urzad/ui';

/** `10 lutego, 09:14`, with the year when it is not the present one. */
export function letterMomentText(moment: string, today: IsoDate | undefined, locale: Locale): string {
  const instant = new Date(moment);
  const day = warsawDate(instant);
  const isThisYear = today?.slice(0, 4) === day.slice(0, 4);

  return `${isThisYear ? dayText(day, locale) : longDateText(day, locale)}, ${timeText(instant)}`;
}
