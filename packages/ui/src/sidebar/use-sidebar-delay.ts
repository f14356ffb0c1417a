import { useEffect, useState } from 'react';

/** Spec §4: how long a sidebar waits before it shows, and before it hides. */
const SHOW_MS = 50;
const HIDE_MS = 200;

/** Follows a wish a little later, so that a pointer passing by opens nothing and a slip closes nothing. */
export function useSidebarDelay(wanted: boolean): boolean {
  const [shown, setShown] = useState(wanted);

  useEffect(() => {
    if (wanted === shown) return;

    const timer = setTimeout(() => setShown(wanted), wanted ? SHOW_MS : HIDE_MS);
    return () => clearTimeout(timer);
  }, [wanted, shown]);

  return shown;
}
