/**
 * Looks chosen on this device, all in one cookie: the inline script of index.html reads it before the first paint
 * (Order §2). `display=contrast-high.font-large.lang-en`.
 */
const NAME = 'display';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The choices by name; none of a broken cookie. Whether a choice still exists is checked by the caller. */
export function readDisplayCookie(cookies: string): ReadonlyMap<string, string> {
  const value = new RegExp(`(?:^|; )${NAME}=([^;]*)`).exec(cookies)?.[1] ?? '';
  const pairs = value.split('.').map((pair) => /^([a-z]+)-([a-z]+)$/.exec(pair));

  return new Map(pairs.flatMap((pair) => (pair?.[1] && pair[2] ? [[pair[1], pair[2]]] : [])));
}

export function displayCookie(chosen: ReadonlyMap<string, string>): string {
  const value = [...chosen].map(([name, choice]) => `${name}-${choice}`).join('.');

  return `${NAME}=${value}; path=/; max-age=${YEAR_SECONDS}; SameSite=Strict`;
}

/** What was chosen here; nothing while the server renders. */
export function displayChoices(): ReadonlyMap<string, string> {
  return readDisplayCookie(typeof document === 'undefined' ? '' : document.cookie);
}

export function keepInDisplayCookie(name: string, choice: string) {
  const chosen = new Map(displayChoices()).set(name, choice);
  // biome-ignore lint/suspicious/noDocumentCookie: the inline script of index.html reads it synchronously, before the first paint.
  document.cookie = displayCookie(chosen);
}
