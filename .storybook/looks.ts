import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { Locale } from '../packages/ui/src/foundations/locale/locale';
import { withMotion } from '../packages/ui/src/internal/overlay/testing/motion';

/** What a person, or the toolbar, may choose. Each is a mode of every story, never a story. */
export interface Looks {
  scheme: 'light' | 'dark' | 'black';
  accent: 'purple' | 'green' | 'orange' | 'blue';
  contrast: 'normal' | 'high';
  font: 'small' | 'medium' | 'large';
  locale: Locale;
  direction: 'ltr' | 'rtl';
  motion: 'full' | 'reduced';
}

let worn: Partial<Looks> = {};
const watchers = new Set<() => void>();

/** Changes the looks of the story that is shown, as it stands: what was opened and typed stays. */
export function wear(looks: Partial<Looks>) {
  worn = looks;
  for (const tell of watchers) tell();
}

/** The looks of the toolbar, but for those that `wear` chose; set on the root, where the portal sets them too. */
export function useLooks(chosen: Looks): Looks {
  const looks = { ...chosen, ...useSyncExternalStore(watch, wornNow, wornNow) };
  const { scheme, accent, contrast, font, locale, direction, motion } = looks;

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = locale;
    root.dir = direction;
    Object.assign(root.dataset, { accent, contrast, font });
    root.dataset.scheme = scheme === 'black' ? 'dark' : scheme;
    root.dataset.dark = scheme === 'black' ? 'black' : 'default';
  }, [scheme, accent, contrast, font, locale, direction]);

  // Full motion is what the system of the one who looks allows.
  useLayoutEffect(() => (motion === 'reduced' ? withMotion(motion, 'toolbar') : undefined), [motion]);

  return looks;
}

const wornNow = () => worn;

function watch(tell: () => void) {
  watchers.add(tell);
  return () => watchers.delete(tell);
}
