import { useEffect } from 'react';

/** While `when` holds, the browser asks before the page is closed, reloaded or left for another site. */
export function useBeforeUnload(when: boolean) {
  useEffect(() => {
    if (!when) return;

    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);
}
