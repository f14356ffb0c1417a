import type { Saver } from './saver';

/** A connection that is back is used; a page that is hidden may be thrown away without another word. */
export function followPage(saver: Saver): () => void {
  const following = new AbortController();
  const { signal } = following;
  window.addEventListener('online', () => void saver.flush(), { signal });
  window.addEventListener('pagehide', () => saver.left(), { signal });
  document.addEventListener('visibilitychange', () => document.hidden && saver.hidden(), { signal });

  return () => following.abort();
}
