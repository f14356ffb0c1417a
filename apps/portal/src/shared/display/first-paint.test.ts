import { readFileSync } from 'node:fs';
import { createSettingsStore, followSettings } from '@urzad/ui';
import { describe, expect, it } from 'vitest';
import { readDisplayCookie } from './display-cookie';

const PAGE = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8');

/** Runs the inline script of the page. */
function firstPaint(cookie: string, scheme: string | null) {
  const script = /<script>([\s\S]*?)<\/script>/.exec(PAGE)?.[1];
  if (!script)
    throw new Error('index.html has no inline script: the looks would come after the first paint.');

  const root = { dataset: {}, lang: '' };
  const run = new Function('document', 'localStorage', script);
  run({ documentElement: root, cookie }, { getItem: () => scheme });
  return root;
}

/** The attributes that the portal sets once its code is loaded. */
function laterPaint(cookie: string, scheme: string | null) {
  const kept = readDisplayCookie(cookie);
  const root = { dataset: {}, lang: '' };
  const store = createSettingsStore({
    read: (name) => (name === 'scheme' ? (scheme ?? undefined) : kept.get(name)),
    write: () => undefined,
  });
  followSettings(store, root);
  return root;
}

describe('the first paint', () => {
  it.each([
    ['nothing was chosen', '', null],
    ['everything was', 'a=1; display=contrast-high.font-large.lang-en.dark-black.accent-green; b=2', 'dark'],
    ['half of it was', 'display=accent-blue', 'light'],
    ['a broken cookie', 'display=%%%.font-large', 'dark'],
    [
      'choices that no version knows',
      'display=contrast-max.accent-pink.lang-de.font-huge.dark-blue',
      'sepia',
    ],
  ])('is the same as the later ones with %s', (_what, cookie, scheme) => {
    expect(firstPaint(cookie, scheme)).toEqual(laterPaint(cookie, scheme));
  });
});
