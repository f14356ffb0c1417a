import { useSyncExternalStore } from 'react';

/** The source of the connection's state, so that stories and tests can go offline. */
export interface NetworkPort {
  /** Whether there is a connection now. */
  isOnline(): boolean;
  /** Calls the listener whenever the state may have changed. */
  subscribe(listener: () => void): () => void;
}

/** The state that the browser knows: whether there is a network, not whether the server answers. */
export const browserNetwork: NetworkPort = {
  isOnline: () => navigator.onLine,
  subscribe(listener) {
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
    return () => {
      window.removeEventListener('online', listener);
      window.removeEventListener('offline', listener);
    };
  },
};

/** Whether there is a connection; a page rendered on a server counts as connected. */
export function useOnline(network: NetworkPort = browserNetwork): boolean {
  return useSyncExternalStore(network.subscribe, network.isOnline, () => true);
}
