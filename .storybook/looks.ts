import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { Locale } from '../packages/ui/src/foundations/locale/locale';
import { withMotion } from '../packages/ui/src/internal/overlay/testing/motion';

/** The looks that a person, or the toolbar, can choose. Each is a mode of every story, never a story. */
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

/** Changes the looks of the shown story, keeping its state: what was opened and typed stays. */
export function wear(looks: Partial<Looks>) {
  worn = looks;
  for (const tell of watchers) tell();
}

/** The looks of the toolbar, overridden by `wear`; set on the root, as the portal does. */
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

  // With "full" the preference of the system decides.
  useLayoutEffect(() => (motion === 'reduced' ? withMotion(motion, 'toolbar') : undefined), [motion]);

  return looks;
}

const wornNow = () => worn;

function watch(tell: () => void) {
  watchers.add(tell);
  return () => watchers.delete(tell);
}
