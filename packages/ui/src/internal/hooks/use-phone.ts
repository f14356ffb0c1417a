import { useSyncExternalStore } from 'react';

/** The last width of each screen type, in pixels (Spec §9). Below the first, overlays are bottom sheets. */
const UP_TO = { phone: '(max-width: 767px)', tablet: '(max-width: 1024px)' } as const;

export type SmallScreen = keyof typeof UP_TO;

/** Whether the viewport is a phone's, read once. False on a server. */
export function isPhone(): boolean {
  return isUpTo('phone');
}

/** Whether the viewport is a phone's, observed. Only where CSS cannot decide. */
export function usePhone(): boolean {
  return useScreenUpTo('phone');
}

/** Whether the viewport is no wider than that screen type, observed. */
export function useScreenUpTo(screen: SmallScreen): boolean {
  return useSyncExternalStore(FOLLOW[screen], ASK[screen], () => false);
}

function isUpTo(screen: SmallScreen): boolean {
  return typeof window !== 'undefined' && window.matchMedia(UP_TO[screen]).matches;
}

/** The same functions at every render, so that nothing is subscribed anew. */
const ASK = { phone: isPhone, tablet: () => isUpTo('tablet') };
const FOLLOW = { phone: followed('phone'), tablet: followed('tablet') };

function followed(screen: SmallScreen) {
  return (listener: () => void) => {
    const query = window.matchMedia(UP_TO[screen]);
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  };
}
