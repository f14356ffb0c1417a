import type { Saver } from './saver';

/**
 * Saves when the connection is back, and when the page is hidden, after which it may be discarded without another
 * event.
 */
export function followPage(saver: Saver): () => void {
  const following = new AbortController();
  const { signal } = following;
  window.addEventListener('online', () => void saver.flush(), { signal });
  window.addEventListener('pagehide', () => saver.left(), { signal });
  document.addEventListener('visibilitychange', () => document.hidden && saver.hidden(), { signal });

  return () => following.abort();
}
