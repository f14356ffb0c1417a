import { createContext, type ReactNode, useContext } from 'react';

/** The two languages of the interface. Polish is the default of every widget (Spec §1). */
export type Locale = 'pl' | 'en';

/** The words of one widget in both languages; `en` has exactly the keys of `pl`. */
export type LabelSet<Labels> = Readonly<Record<Locale, Labels>>;

const LocaleContext = createContext<Locale>('pl');

export interface LocaleProviderProps {
  locale: Locale;
  children: ReactNode;
}

export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** The words a widget shows: those of the current language, with the ones a caller replaced. */
export function useLabels<Labels extends object>(
  words: LabelSet<Labels>,
  replaced?: Partial<Labels> | undefined,
): Labels {
  return { ...words[useLocale()], ...replaced };
}
