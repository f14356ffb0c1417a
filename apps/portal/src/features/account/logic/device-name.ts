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

export interface DeviceName {
  /** `undefined`: no known one. */
  browser: string | undefined;
  system: string | undefined;
}

/** Browser and system of a user agent, by the names that people know. */
export function deviceNameOf(userAgent: string | null): DeviceName {
  return { browser: firstOf(BROWSERS, userAgent), system: firstOf(SYSTEMS, userAgent) };
}

function firstOf(names: typeof BROWSERS, userAgent: string | null): string | undefined {
  return names.find(([mark]) => mark.test(userAgent ?? ''))?.[1];
}
