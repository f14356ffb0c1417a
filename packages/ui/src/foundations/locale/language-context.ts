import { createContext } from 'react';
import { DEFAULT_LOCALE, type Locale, logMissing, type MissingPort, type TypesetPort } from './words';

interface Language {
  locale: Locale;
  onMissing: MissingPort;
  typeset: TypesetPort | undefined;
}

export const LanguageContext = createContext<Language>({
  locale: DEFAULT_LOCALE,
  onMissing: logMissing,
  typeset: undefined,
});
