import { type Locale, percentText } from '@urzad/domain';

/** A part in whole percent; of nothing it is none. */
export function shareText(part: number, whole: number, locale: Locale): string {
  return percentText(whole === 0 ? 0 : Math.round((part / whole) * 100), { type: 'integer', locale });
}
