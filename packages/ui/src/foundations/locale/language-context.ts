import { createContext } from 'react';
import {
  DEFAULT_LOCALE,
  type GivenWords,
  type Locale,
  logMissing,
  type MissingPort,
  type TypesetPort,
} from './words';

export interface Language {
  locale: Locale;
  onMissing: MissingPort;
  typeset: TypesetPort | undefined;
  words: GivenWords | undefined;
  /** The words of a widget as `typeset` has them. */
  typesetWords: <Labels extends object>(words: Labels, locale: Locale) => Labels;
}

export const LanguageContext = createContext<Language>({
  locale: DEFAULT_LOCALE,
  onMissing: logMissing,
  typeset: undefined,
  words: undefined,
  typesetWords: (words) => words,
});
