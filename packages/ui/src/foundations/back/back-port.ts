import { createContext } from 'react';

/**
 * How the browser's Back closes a layer before it leaves the page. The library touches no history of a host, so an
 * application gives what its router needs: an entry of the history for the open layers, and none once they are closed.
 */
export interface BackPort {
  /**
   * A layer lies over the page. The next Back calls `onBack`, once, and leaves page and address as they are.
   * @returns a function that ends this, called when the last layer closes in another way
   */
  hold(onBack: () => void): () => void;
}

export const BackContext = createContext<BackPort | undefined>(undefined);
