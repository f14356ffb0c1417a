import type { QueryKey } from '@tanstack/react-query';

/** Carries the keys of answers, never what they hold. */
const CHANNEL = 'stale-answers';

/** Tells the other tabs of this browser that the answers under this key hold no longer. */
export function tellOtherTabs(key: QueryKey) {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(key);
  channel.close();
}

/** @returns a function that stops listening */
export function listenToOtherTabs(onStale: (key: QueryKey) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => Array.isArray(data) && onStale(data);

  return () => channel.close();
}
