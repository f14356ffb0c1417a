import { useEffect, useState } from 'react';

/** Spec §4: how long a sidebar waits before it shows, and before it hides. */
export const SIDEBAR_MS = { show: 50, hide: 200 } as const;

/** Follows a wish a little later, so that a pointer passing by opens nothing and a slip closes nothing. */
export function useSidebarDelay(wanted: boolean): boolean {
  const [shown, setShown] = useState(wanted);

  useEffect(() => {
    if (wanted === shown) return;

    const timer = setTimeout(() => setShown(wanted), wanted ? SIDEBAR_MS.show : SIDEBAR_MS.hide);
    return () => clearTimeout(timer);
  }, [wanted, shown]);

  return shown;
}
