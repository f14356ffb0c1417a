import type { Locale } from './locale';
import { type CountedWord, english } from './plural';

/**
 * Separate from the units of time, which the home page shows: a bundler splits no file, and a visitor loads only
 * those.
 */
export const COUNTED_THINGS = {
  point: {
    pl: { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' },
    en: english('point'),
  },
  field: { pl: { one: 'pole', few: 'pola', many: 'pól' }, en: english('field') },
  entry: {
    pl: { one: 'wpis', few: 'wpisy', many: 'wpisów' },
    en: { one: 'entry', few: 'entries', many: 'entries' },
  },
} as const satisfies Record<string, Record<Locale, CountedWord>>;
