import type { Locale } from './locale';
import { type CountedWord, english } from './plural';

/**
 * Lengths of time below a day, in the accusative that Polish has in all of their sentences: `minutę temu`, `ważny 10
 * minut`. Separate from `COUNTED`, which the home page shows, for the reason of `COUNTED_THINGS`.
 */
export const COUNTED_TIMES = {
  minute: { pl: { one: 'minutę', few: 'minuty', many: 'minut' }, en: english('minute') },
  hour: { pl: { one: 'godzinę', few: 'godziny', many: 'godzin' }, en: english('hour') },
} as const satisfies Record<string, Record<Locale, CountedWord>>;
