import { useSyncExternalStore } from 'react';
import { renderedWith } from './rendered-with';

const neverChanges = () => () => undefined;

/** The origin of the portal: on the server the public one, in the browser that of the page. */
export function useOrigin(): string {
  return useSyncExternalStore(
    neverChanges,
    () => window.location.origin,
    () => renderedWith()?.origin ?? '',
  );
}
