/** Looks that a person chose on this device. They stand in a cookie, readable before the first paint. */
export interface Display {
  contrast: 'normal' | 'high';
  /** 18, 20 or 22 px (Spec §2). */
  font: 'small' | 'medium' | 'large';
  lang: 'pl' | 'en';
}

const DEFAULTS: Display = { contrast: 'normal', font: 'small', lang: 'pl' };
const CHOICES: { [Name in keyof Display]: readonly Display[Name][] } = {
  contrast: ['normal', 'high'],
  font: ['small', 'medium', 'large'],
  lang: ['pl', 'en'],
};
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Reads `display=contrast-high.font-large.lang-en`; what is missing or unknown falls back to the default. */
export function parseDisplay(cookies: string): Display {
  const value = /(?:^|; )display=([^;]*)/.exec(cookies)?.[1] ?? '';
  const chosen = new Map(value.split('.').map((pair) => pair.split('-', 2) as [string, string | undefined]));
  const choose = <Name extends keyof Display>(name: Name): Display[Name] =>
    CHOICES[name].find((choice) => choice === chosen.get(name)) ?? DEFAULTS[name];

  return { contrast: choose('contrast'), font: choose('font'), lang: choose('lang') };
}

export function displayCookie({ contrast, font, lang }: Display): string {
  return `display=contrast-${contrast}.font-${font}.lang-${lang}; path=/; max-age=${YEAR_SECONDS}; SameSite=Strict`;
}

/** Puts the looks on the page. */
export function showDisplay(root: HTMLElement, { contrast, font, lang }: Display) {
  root.dataset.contrast = contrast;
  root.dataset.font = font;
  root.lang = lang;
}
