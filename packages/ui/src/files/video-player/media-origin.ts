import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * The host that a browser would ask for a file, where it is not that of the page. A server does not know the page's, so it
 * counts every host as another one: nothing is asked before it is known.
 */
export function useStranger(address: string): string | undefined {
  const origin = useSyncExternalStore(
    neverChanges,
    () => window.location.origin,
    () => undefined,
  );
  return strangerIn(address, origin);
}

/** @param origin of the page: "https://portal.example" */
export function strangerIn(address: string, origin: string | undefined): string | undefined {
  const base = origin ?? 'https://page.invalid';
  if (!URL.canParse(address, base)) return undefined;

  const { protocol, host, origin: asked } = new URL(address, base);
  return /^https?:$/.test(protocol) && asked !== base ? host : undefined;
}
