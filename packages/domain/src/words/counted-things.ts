import type { Locale } from './locale';
import { type CountedWord, english } from './plural';

/** In a file apart from the times, which the home page says: a bundler parts no file, and a visitor loads only those. */
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
