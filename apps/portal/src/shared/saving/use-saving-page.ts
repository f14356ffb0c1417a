import { useEffect } from 'react';
import type { Saver } from './saver';

/** Saves while the page lives, and when the page or the screen is left. */
export function useSavingPage(saver: Saver): void {
  useEffect(() => {
    const stopFollowing = followPage(saver);
    return () => {
      stopFollowing();
      void saver.leave();
    };
  }, [saver]);
}

/**
 * Saves when the connection is back, and when the page is hidden, after which it may be discarded without another
 * event.
 */
function followPage(saver: Saver): () => void {
  const following = new AbortController();
  const { signal } = following;
  window.addEventListener('online', () => void saver.flush(), { signal });
  window.addEventListener('pagehide', () => saver.left(), { signal });
  document.addEventListener('visibilitychange', () => document.hidden && saver.hidden(), { signal });

  return () => following.abort();
}
