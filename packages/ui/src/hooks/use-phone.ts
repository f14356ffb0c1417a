import { useSyncExternalStore } from 'react';

/** Below 768 px overlays are bottom sheets (Spec §9). */
const PHONE = '(max-width: 767px)';

/** Whether the window is a phone's, asked once. A server has no window, and answers no. */
export function isPhone(): boolean {
  return typeof window !== 'undefined' && window.matchMedia(PHONE).matches;
}

function subscribe(listener: () => void) {
  const query = window.matchMedia(PHONE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window is a phone's, followed as it changes. Only where CSS cannot decide. */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, isPhone, () => false);
}
