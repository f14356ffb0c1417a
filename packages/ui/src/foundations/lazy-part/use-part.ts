import { useEffect, useState, useSyncExternalStore } from 'react';
import { useOnline } from '../network/network';
import type { Part } from './part';

/**
 * Loads a part once it `isNeeded`, and tries again when the connection is back and at each press while it is missing.
 * A server does not load it.
 */
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

  const isAskedAgain = isNeeded && isMissing && module === undefined;
  useEffect(() => {
    if (!isAskedAgain) return;
    // Not when the press begins: a part that comes in the middle of one could take its button away.
    const again = () => void part.load().catch(() => undefined);
    document.addEventListener('click', again);
    return () => document.removeEventListener('click', again);
  }, [part, isAskedAgain]);

  return module ?? (isMissing ? 'missing' : 'waiting');
}
