import { useEffect, useState, useSyncExternalStore } from 'react';
import { useOnline } from '../network/network';
import type { Part } from './part';

/** Loads a part once it `isNeeded`, and tries again when the connection is back. A server does not load it. */
export function usePart<Module>(
  part: Part<Module>,
  { isNeeded = true } = {},
): Module | 'waiting' | 'missing' {
  const module = useSyncExternalStore(part.subscribe, part.loaded, () => undefined);
  const [isMissing, setMissing] = useState(false);
  const isOnline = useOnline();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a connection that is back is a reason to ask again.
  useEffect(() => {
    if (!isNeeded) return;
    let isHere = true;
    part.load().catch(() => isHere && setMissing(true));
    return () => {
      isHere = false;
    };
  }, [part, isOnline, isNeeded]);

  return module ?? (isMissing ? 'missing' : 'waiting');
}
