import { COUNTED, countText, daysBetween, type IsoDate, partsOf } from '@urzad/domain';
import type { Locale } from '@urzad/ui';
import { timeMessages } from './messages';

/** `9 miesięcy`, `2 lata 8 miesięcy`: how old a child is, counted in whole months. */
export function ageText(born: IsoDate, today: IsoDate, locale: Locale): string {
  const [from, to] = [partsOf(born), partsOf(today)];
  const months = (to.year - from.year) * 12 + to.month - from.month - (to.day < from.day ? 1 : 0);
  if (months < 1) return timeMessages[locale].justBorn;

  const years = Math.floor(months / 12);
  const parts = [
    years > 0 && countText(years, COUNTED.year, locale),
    months % 12 > 0 && countText(months % 12, COUNTED.month, locale),
  ];
  return parts.filter(Boolean).join(' ');
}

/** `zostało: 10 dni`, `jutro`, `1 dzień po terminie` (visual guide §9). */
export function deadlineText(deadline: IsoDate, today: IsoDate, locale: Locale): string {
  const words = timeMessages[locale];
  const days = daysBetween(today, deadline);
  if (days === 0) return words.today;
  if (days === 1) return words.tomorrow;

  const count = countText(Math.abs(days), COUNTED.day, locale);
  return days > 0 ? words.left(count) : words.late(count);
}
