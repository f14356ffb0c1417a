import { type ReactNode, useEffect } from 'react';

/**
 * Tells when React has taken a page of a server over. On a busy machine frames pass before React begins, and a root that
 * is removed before then throws.
 */
export function Taken({ onTaken, children }: { onTaken: () => void; children: ReactNode }) {
  useEffect(onTaken, [onTaken]);
  return children;
}
