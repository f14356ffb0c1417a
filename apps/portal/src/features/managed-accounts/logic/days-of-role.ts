import type { HeldRole } from '@urzad/contract';
import { addDays, longDateText, warsawDate } from '@urzad/domain';
import type { Locale } from '@urzad/ui';

/** The first and the last day of a role in words; a role that ended during a day had that day too. */
export function daysOfRole(
  { valid_from, valid_to }: Pick<HeldRole, 'valid_from' | 'valid_to'>,
  locale: Locale,
) {
  return {
    from: longDateText(warsawDate(new Date(valid_from)), locale),
    to: valid_to === null ? null : longDateText(lastDayOf(new Date(valid_to)), locale),
  };
}

/** The end is the first moment without the role: at midnight the day before was the last one. */
export function lastDayOf(end: Date) {
  const before = new Date(end.getTime() - 1);
  return warsawDate(before) === warsawDate(end) ? warsawDate(end) : addDays(warsawDate(end), -1);
}
