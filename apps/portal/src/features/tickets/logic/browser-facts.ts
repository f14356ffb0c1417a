import { APP_VERSION, type BrowserFacts, deviceText } from '@urzad/contract';
import type { Locale } from '@urzad/ui';

const LOOKS: Record<Locale, Record<'light' | 'dark' | 'contrast' | 'large', string>> = {
  pl: { light: 'jasny', dark: 'ciemny', contrast: 'duży kontrast', large: 'powiększony tekst' },
  en: { light: 'light', dark: 'dark', contrast: 'high contrast', large: 'larger text' },
};

/** What this browser says of itself: nothing of the person, no address of a page and nothing that is kept here. */
export function browserFacts(locale: Locale): BrowserFacts {
  const words = LOOKS[locale];
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const isContrast = matchMedia('(prefers-contrast: more), (forced-colors: active)').matches;
  const isLarge = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) > 16;
  return {
    browser: deviceText(navigator.userAgent, locale),
    viewport: `${innerWidth} × ${innerHeight}`,
    language: locale,
    display: [isDark ? words.dark : words.light, isContrast && words.contrast, isLarge && words.large]
      .filter(Boolean)
      .join(', '),
    version: APP_VERSION,
  };
}
