import { createContext } from 'react';
import { DEFAULT_LOCALE, type Locale, logMissing, type MissingPort, type TypesetPort } from './words';

export interface Language {
  locale: Locale;
  onMissing: MissingPort;
  typeset: TypesetPort | undefined;
  /** The words of a widget as `typeset` has them. */
  typesetWords: <Labels extends object>(words: Labels, locale: Locale) => Labels;
}

export const LanguageContext = createContext<Language>({
  locale: DEFAULT_LOCALE,
  onMissing: logMissing,
  typeset: undefined,
  typesetWords: (words) => words,
});
