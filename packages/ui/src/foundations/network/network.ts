import { useSyncExternalStore } from 'react';

/** Where the widgets learn of the connection, so that stories and tests can pull the plug. */
export interface NetworkPort {
  isOnline(): boolean;
  /** Calls the listener whenever the answer may have changed. */
  subscribe(listener: () => void): () => void;
}

/** What the browser knows: whether there is a network at all, not whether the server answers. */
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

/** Whether there is a connection; a page made on a server counts as connected. */
export function useOnline(network: NetworkPort = browserNetwork): boolean {
  return useSyncExternalStore(network.subscribe, network.isOnline, () => true);
}
