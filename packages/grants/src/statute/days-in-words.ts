import { isIsoDate, type Locale, longDateText } from '@urzad/domain';

/** The office writes the period as it likes; existing days of the form 2026-01-31 in it are formatted. */
export function daysInWords(period: string, locale: Locale): string {
  return period.replace(/[0-9]{4}-[0-9]{2}-[0-9]{2}/g, (day) =>
    isIsoDate(day) ? longDateText(day, locale) : day,
  );
}
