import type { Locale } from '../words/locale';
import { COUNTED, countText } from '../words/plural';
import { type IsoDate, partsOf } from './iso-date';

/** From this age on the text has no months. */
const YEARS_ONLY_FROM = 5;
const JUST_BORN = { pl: 'mniej niż miesiąc', en: 'less than a month' } as const;

/** `9 miesięcy`, `2 lata 8 miesięcy`, `36 lat`: how old somebody is. A number and its word stay on one line. */
export function ageText(born: IsoDate, today: IsoDate, locale: Locale): string {
  const [from, to] = [partsOf(born), partsOf(today)];
  const months = (to.year - from.year) * 12 + to.month - from.month - (to.day < from.day ? 1 : 0);
  if (months < 1) return JUST_BORN[locale];

  const years = Math.floor(months / 12);
  const parts = [
    years > 0 && countText(years, COUNTED.year, locale),
    months % 12 > 0 && years < YEARS_ONLY_FROM && countText(months % 12, COUNTED.month, locale),
  ];
  return parts
    .filter((part) => part !== false)
    .map((part) => part.replaceAll(' ', '\u00A0'))
    .join(' ');
}
