import { useSyncExternalStore } from 'react';
import { businessClock } from './business-clock';
import { renderedWith } from './rendered/rendered-with';
import { useSession } from './session/session-store';

const clock = businessClock({
  offset: () => useSession.getState().system?.offsetMs ?? 0,
  setOffset: (offsetMs) =>
    useSession.setState(({ system }) => ({ system: system && { ...system, offsetMs } })),
  ask: async () => (await import('./fetch-business-offset')).fetchBusinessOffset(),
  isSeen: () => document.visibilityState === 'visible',
});

/** The office's present time (Order §8): the browser's clock with the offset of the server's business time. */
export const businessNow = clock.now;

/**
 * A value that depends on the present time, such as the status of a call. Renders again when the value changes, not
 * each second.
 */
export function useBusinessTime<Value extends string | number | boolean | undefined>(
  valueAt: (now: Date) => Value,
): Value {
  return useSyncExternalStore(
    clock.subscribe,
    () => valueAt(clock.now()),
    () => valueAt(new Date(renderedWith()?.moment ?? clock.now())),
  );
}
