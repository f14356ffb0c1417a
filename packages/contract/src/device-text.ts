import type { Locale } from '@urzad/domain';

/** The first that fits: a browser that is built on another names both. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

const UNKNOWN = { pl: 'Nieznane urządzenie', en: 'Unknown device' };

/** `Windows, Firefox`, in English `Firefox on Windows`: system and browser of a user agent by the names that people know. */
export function deviceText(userAgent: string | null, locale: Locale): string {
  const [browser, system] = [firstOf(BROWSERS, userAgent), firstOf(SYSTEMS, userAgent)];
  if (!browser || !system) return browser ?? system ?? UNKNOWN[locale];

  return locale === 'pl' ? `${system}, ${browser}` : `${browser} on ${system}`;
}

function firstOf(names: typeof BROWSERS, userAgent: string | null): string | undefined {
  return names.find(([mark]) => mark.test(userAgent ?? ''))?.[1];
}
