import { DEFAULT_LOCALE, type LabelSet, type Locale, logMissing, wordsIn } from './words';

// What server components get instead of `locale.ts`: they have no context, so the language is a prop (decision 0064).

export function useLocale(given?: Locale | undefined): Locale {
  return given ?? DEFAULT_LOCALE;
}

export function useLabels<Labels extends object>(
  words: LabelSet<Labels>,
  replaced?: Partial<Labels> | undefined,
  given?: Locale | undefined,
): Labels {
  return { ...wordsIn(words, useLocale(given), logMissing), ...replaced };
}

/** Typesetting is a setting of the provider, so texts stay as they are written. */
export function useTypeset(): (text: string) => string {
  return (text) => text;
}
