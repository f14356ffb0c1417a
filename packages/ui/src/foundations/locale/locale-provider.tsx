import { type ReactNode, useContext, useMemo } from 'react';
import { type Language, LanguageContext } from './language-context';
import { typesetWords } from './typeset-words';
import type { GivenWords, Locale, MissingPort, TypesetPort } from './words';

export interface LocaleProviderProps {
  /** The language of every widget inside. */
  locale: Locale;
  /** Called with each text that the language lacks, once. @default that of the provider around, or a line in the console */
  onMissing?: MissingPort | undefined;
  /**
   * Typesets every text of the interface, e.g. with the no-break spaces of Polish typography. The same function
   * between renders. @default that of the provider around; without any, texts are shown as they are written
   */
  typeset?: TypesetPort | undefined;
  /**
   * Words that replace those of widgets, by the names of the widgets: `{ DataTable: { export: 'Pobierz' } }`, which
   * `ReplacedWords` checks. A language beside Polish and English is such an object that has all of `WidgetWords`, over the
   * locale whose numbers and dates suit it. The same object in every render. @default those of the provider around
   */
  words?: GivenWords | undefined;
  /** The application. */
  children: ReactNode;
}

/** Gives the widgets inside their language. Without it they are in Polish. */
export function LocaleProvider({ locale, children, ...given }: LocaleProviderProps) {
  const around = useContext(LanguageContext);
  const { onMissing = around.onMissing, typeset = around.typeset, words = around.words } = given;
  const language = useMemo(
    () => ({ locale, onMissing, typeset, words, typesetWords: wordsBy(typeset) }),
    [locale, onMissing, typeset, words],
  );

  return <LanguageContext value={language}>{children}</LanguageContext>;
}

function wordsBy(typeset: TypesetPort | undefined): Language['typesetWords'] {
  return (words, locale) => (typeset ? typesetWords(words, typeset, locale) : words);
}
