import { APP_VERSION, type BrowserFacts, deviceText } from '@urzad/contract';
import type { Locale } from '@urzad/ui';
import { settings } from '#shared/display/settings';

const LOOKS: Record<Locale, Record<'light' | 'dark' | 'contrast' | 'large', string>> = {
  pl: { light: 'jasny', dark: 'ciemny', contrast: 'duży kontrast', large: 'powiększony tekst' },
  en: { light: 'light', dark: 'dark', contrast: 'high contrast', large: 'larger text' },
};

/** What this browser says of itself: nothing of the person, no address of a page and nothing that is kept here. */
export function browserFacts(locale: Locale): BrowserFacts {
  const words = LOOKS[locale];
  const { scheme, contrast, font } = settings.current();
  return {
    browser: deviceText(navigator.userAgent, locale),
    viewport: `${innerWidth} × ${innerHeight}`,
    language: locale,
    display: [words[scheme], contrast === 'high' && words.contrast, font !== 'small' && words.large]
      .filter(Boolean)
      .join(', '),
    version: APP_VERSION,
  };
}
