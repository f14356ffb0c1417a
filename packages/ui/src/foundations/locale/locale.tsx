import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';
import {
  type LabelSet,
  type Locale,
  type MissingPort,
  type TypesetPort,
  typesetWords,
  wordsIn,
} from './words';

export type { LabelSet, Locale, MissingPort, MissingText, TypesetPort } from './words';

interface Language {
  locale: Locale;
  onMissing: MissingPort;
  typeset: TypesetPort | undefined;
}

const LanguageContext = createContext<Language>({ locale: 'pl', onMissing: logMissing, typeset: undefined });

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
  /** The application. */
  children: ReactNode;
}

/** Gives the widgets inside their language. Without it they are in Polish. */
export function LocaleProvider({ locale, children, ...given }: LocaleProviderProps) {
  const around = useContext(LanguageContext);
  const { onMissing = around.onMissing, typeset = around.typeset } = given;
  const language = useMemo(() => ({ locale, onMissing, typeset }), [locale, onMissing, typeset]);

  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The language of the interface: that of the nearest `LocaleProvider`, Polish without one. */
export function useLocale(): Locale {
  return useContext(LanguageContext).locale;
}

/** The texts of a widget: those of the present language, with the ones a caller replaced. */
export function useLabels<Labels extends object>(
  words: LabelSet<Labels>,
  replaced?: Partial<Labels> | undefined,
): Labels {
  const { locale, onMissing, typeset } = useContext(LanguageContext);
  const written = wordsIn(words, locale, onMissing);
  const own = typeset ? typesetWords(written, typeset, locale) : written;

  return replaced ? { ...own, ...replaced } : own;
}

/** Typesets texts that do not come from words: labels of a description, names of a dictionary, paragraphs of a law. */
export function useTypeset(): (text: string) => string {
  const { locale, typeset } = useContext(LanguageContext);

  return useCallback((text) => (typeset ? typeset(text, locale) : text), [typeset, locale]);
}

function logMissing({ locale, key }: { locale: Locale; key: string }) {
  console.warn(`The words of language "${locale}" have no "${key}": the Polish text stands in for it.`);
}
