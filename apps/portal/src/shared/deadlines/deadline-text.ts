import { COUNTED, countText, daysBetween, type IsoDate, typeset } from '@urzad/domain';
import type { Locale } from '@urzad/ui';
import { deadlineMessages } from './messages';

/** `zostało: 10 dni`, `jutro`, `1 dzień po terminie` (Guide §9). */
export function deadlineText(deadline: IsoDate, today: IsoDate, locale: Locale): string {
  const words = deadlineMessages[locale];
  const days = daysBetween(today, deadline);
  if (days === 0) return words.today;
  if (days === 1) return words.tomorrow;

  const count = countText(Math.abs(days), COUNTED.day, locale);
  return typeset(days > 0 ? words.left(count) : words.late(count), locale);
}
