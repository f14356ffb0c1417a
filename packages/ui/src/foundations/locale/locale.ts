import { useCallback, useContext } from 'react';
import { LanguageContext } from './language-context';
import { type LabelSet, type Locale, withGiven, wordsIn } from './words';

export type {
  GivenWords,
  LabelSet,
  Locale,
  LocaleProp,
  MissingPort,
  MissingText,
  TypesetPort,
} from './words';

/** The language of the interface: the given one, or that of the nearest `LocaleProvider`, Polish without one. */
export function useLocale(given?: Locale | undefined): Locale {
  const { locale } = useContext(LanguageContext);
  return given ?? locale;
}

/** The texts of a widget: those of the given or the present language, with the ones that the provider or a caller replaced. */
export function useLabels<Labels extends object>(
  words: LabelSet<Labels>,
  replaced?: Partial<Labels> | undefined,
  given?: Locale | undefined,
): Labels {
  const { locale: around, onMissing, words: byWidget, typesetWords } = useContext(LanguageContext);
  const locale = given ?? around;
  const whole = wordsIn(words, locale, onMissing);
  const own = typesetWords(withGiven(whole, words.widget ? byWidget?.[words.widget] : undefined), locale);

  return replaced ? { ...own, ...replaced } : own;
}

/** Typesets texts that do not come from words: labels of a description, names of a dictionary, paragraphs of a law. */
export function useTypeset(): (text: string) => string {
  const { locale, typeset } = useContext(LanguageContext);

  return useCallback((text) => (typeset ? typeset(text, locale) : text), [typeset, locale]);
}
