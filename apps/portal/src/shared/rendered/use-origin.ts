import { useSyncExternalStore } from 'react';
import { renderedWith } from './rendered-with';

const neverChanges = () => () => undefined;

/** Address of the portal, without a path: the server says the public one, the browser the one that was opened. */
export function useOrigin(): string {
  return useSyncExternalStore(
    neverChanges,
    () => window.location.origin,
    () => renderedWith()?.origin ?? '',
  );
}
