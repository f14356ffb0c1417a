import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type LabelSet, type Locale, type MissingPort, wordsIn } from './words';

export type { LabelSet, Locale, MissingPort, MissingText } from './words';

interface Language {
  locale: Locale;
  onMissing: MissingPort;
}

const LanguageContext = createContext<Language>({ locale: 'pl', onMissing: logMissing });

export interface LocaleProviderProps {
  locale: Locale;
  /** Is told of a text that the language lacks, once for each. @default a line in the console */
  onMissing?: MissingPort;
  children: ReactNode;
}

export function LocaleProvider({ locale, onMissing = logMissing, children }: LocaleProviderProps) {
  const language = useMemo(() => ({ locale, onMissing }), [locale, onMissing]);

  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export function useLocale(): Locale {
  return useContext(LanguageContext).locale;
}

/** The words a widget shows: those of the current language, with the ones a caller replaced. */
export function useLabels<Labels extends object>(
  words: LabelSet<Labels>,
  replaced?: Partial<Labels> | undefined,
): Labels {
  const { locale, onMissing } = useContext(LanguageContext);
  const own = wordsIn(words, locale, onMissing);

  return replaced ? { ...own, ...replaced } : own;
}

function logMissing({ locale, key }: { locale: Locale; key: string }) {
  console.warn(`The words of language "${locale}" have no "${key}": the Polish text stands in for it.`);
}
