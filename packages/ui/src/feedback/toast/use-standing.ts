import { useEffect, useState } from 'react';

/** A live region is told of when it has stood so long before its words: a browser hands it to the screen reader in between. */
export const STANDING_MS = 100;

/**
 * Whether the live regions have stood long enough for words. Only those of a Toaster that comes after its first toast make
 * it wait, as one of a chunk that is loaded later.
 */
export function useStanding(): boolean {
  const [isStanding, setStanding] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStanding(true), STANDING_MS);
    return () => clearTimeout(timer);
  }, []);

  return isStanding;
}
