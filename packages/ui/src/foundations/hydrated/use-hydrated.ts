import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Whether scripts have the page. A style that is computed is set only then: a `style` attribute in the HTML of a server is
 * refused by a strict content policy, the same style set by a script is not. What a page draws without a server has it at once.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
