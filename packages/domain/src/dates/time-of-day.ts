import { tidyText } from '../words/tidy-text';

/** A time of day as `HH:MM`, 24 hours: the value of time fields (Spec §9). */
export type TimeOfDay = string;

const MAX_LENGTH = 40;

export function isTimeOfDay(text: string): text is TimeOfDay {
  return /^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/.test(text);
}

/** The time meant by `8:30`, `8.30`, `0830`, `8` or `8:30:00`; `undefined` when it does not exist. */
export function parseTypedTime(text: string): TimeOfDay | undefined {
  if (text.length > MAX_LENGTH) return undefined;

  const typed = tidyText(text)
    .toLowerCase()
    .replace(/^(?:godz\.|godzina|o)\s+/, '');
  const parts =
    /^([0-9]{1,2})(?:\s*[:.,]\s*([0-9]{2})(?::[0-5][0-9])?)?(?:\s*h)?$/.exec(typed) ??
    /^([0-9]{1,2})([0-9]{2})$/.exec(typed);
  if (!parts) return undefined;

  const time = `${(parts[1] ?? '').padStart(2, '0')}:${parts[2] ?? '00'}`;
  return isTimeOfDay(time) ? time : undefined;
}
