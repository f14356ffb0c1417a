import { dayText, type IsoDate, type Locale, partsOf } from '@urzad/domain';

/** `1–31 stycznia`, over two months `28 stycznia – 3 lutego`; without a day nothing. */
export function periodText(from: IsoDate | '', to: IsoDate | '', locale: Locale): string {
  if (!from || !to) return '';
  const [first, last] = [partsOf(from), partsOf(to)];
  if (first.month !== last.month || first.year !== last.year) {
    return `${dayText(from, locale)} – ${dayText(to, locale)}`;
  }
  if (first.day === last.day) return dayText(from, locale);
  const end = dayText(to, locale);
  // In both languages the day comes first, and a month has no number.
  return end.replace(String(last.day), `${first.day}–${last.day}`);
}
