import type { Locale } from './locale';
import { numberText } from './number-text';
import { onFirstUse } from './on-first-use';

/** Forms of a counted word: 1 miesiąc, 2 miesiące, 5 miesięcy, 1,5 miesiąca. English uses `one` and `many`. */
export interface CountedWord {
  one: string;
  few: string;
  many: string;
  /** After a fraction; absent for a word that is never counted in parts. @default `many` */
  other?: string;
}

/** Lengths of time. */
export const COUNTED = {
  day: { pl: { one: 'dzień', few: 'dni', many: 'dni', other: 'dnia' }, en: english('day') },
  week: { pl: { one: 'tydzień', few: 'tygodnie', many: 'tygodni', other: 'tygodnia' }, en: english('week') },
  month: {
    pl: { one: 'miesiąc', few: 'miesiące', many: 'miesięcy', other: 'miesiąca' },
    en: english('month'),
  },
  year: { pl: { one: 'rok', few: 'lata', many: 'lat', other: 'roku' }, en: english('year') },
} as const satisfies Record<string, Record<Locale, CountedWord>>;

/** The Polish verb before what is left: `został 1 dzień`, `zostały 2 znaki`, `zostało 5 dni`. */
export const LEFT_WORD: CountedWord = { one: 'został', few: 'zostały', many: 'zostało' };

const RULES = {
  pl: onFirstUse(() => new Intl.PluralRules('pl')),
  en: onFirstUse(() => new Intl.PluralRules('en')),
};

/** `5 miesięcy`. The words of `COUNTED`, `COUNTED_TIMES`, `COUNTED_THINGS` or others of the same shape. */
export function countText(count: number, word: Record<Locale, CountedWord>, locale: Locale = 'pl'): string {
  return `${numberText(count, locale)} ${pluralOf(count, word[locale], locale)}`;
}

/** The plural form for the count by the rules of the language (Intl.PluralRules). */
export function pluralOf(count: number, word: CountedWord, locale: Locale = 'pl'): string {
  const form = RULES[locale]().select(count);
  if (form === 'one' || form === 'few') return word[form];

  // English has the category `other` for everything but one; its words have their plural in both fields.
  return form === 'other' ? (word.other ?? word.many) : word.many;
}

/** An English noun with a plural in -s. A page that counts nothing does not carry what is made of it. */
/* @__NO_SIDE_EFFECTS__ */
export function english(noun: string): CountedWord {
  return { one: noun, few: `${noun}s`, many: `${noun}s` };
}
