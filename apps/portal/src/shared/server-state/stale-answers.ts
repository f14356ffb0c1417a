import type { QueryKey } from '@tanstack/react-query';

/** Messages have the keys of answers, never their content. */
const CHANNEL = 'stale-answers';

/** Tells the other tabs of this browser that the answers under this key are out of date. */
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
