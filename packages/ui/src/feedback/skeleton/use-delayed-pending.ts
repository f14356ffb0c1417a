import { useEffect, useState, useSyncExternalStore } from 'react';
import { createDelayedPending, type PendingState } from './delayed-pending';

/**
 * `shown` from 250 ms after `pending` began and then for at least 300 ms, even when the answer comes sooner; in
 * `idle` the content is rendered.
 */
export function useDelayedPending(pending: boolean): PendingState {
  const [delay] = useState(createDelayedPending);
  const state = useSyncExternalStore<PendingState>(delay.subscribe, delay.state, () => 'idle');

  useEffect(() => delay.set(pending), [delay, pending]);
  useEffect(() => delay.stop, [delay]);

  // The state that the effect is about to set, used in this render: otherwise one frame would have neither content
  // nor placeholder.
  if (pending && state === 'idle') return 'waiting';
  return !pending && state === 'waiting' ? 'idle' : state;
}
