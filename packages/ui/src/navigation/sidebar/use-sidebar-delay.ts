import { useEffect, useState } from 'react';

/** Spec §4: the delays before a sidebar is shown and hidden. */
export const SIDEBAR_MS = { show: 50, hide: 200 } as const;

/** Follows a boolean with a delay, so that a passing pointer opens nothing and a short slip closes nothing. */
export function useSidebarDelay(wanted: boolean): boolean {
  const [shown, setShown] = useState(wanted);

  useEffect(() => {
    if (wanted === shown) return;

    const timer = setTimeout(() => setShown(wanted), wanted ? SIDEBAR_MS.show : SIDEBAR_MS.hide);
    return () => clearTimeout(timer);
  }, [wanted, shown]);

  return shown;
}
