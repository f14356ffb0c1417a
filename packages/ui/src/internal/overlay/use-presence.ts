import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react';

type ElementRef = RefObject<HTMLElement | null>;

/**
 * Whether a layer is drawn: from its opening until the animations of its way out have ended. It opens without a delay of
 * its own: the 10-50 ms of Spec §4 are the frame in which it is drawn (decision 0006). Never on a server, which has no
 * body to hang it on, so a page that begins with an open layer shows it as it comes alive.
 */
export function usePresence(open: boolean, scrim: ElementRef, frame: ElementRef): boolean {
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [isThere, setThere] = useState(open);
  if (open && !isThere) setThere(true);

  useLayoutEffect(() => {
    if (open || !isThere) return;

    let isLeaving = true;
    const elements = [scrim.current, frame.current].filter((element) => element !== null);
    const ways = elements.flatMap((element) => element.getAnimations());
    // A finger may have interrupted one of them: that is an end too.
    void Promise.allSettled(ways.map(({ finished }) => finished)).then(() => isLeaving && setThere(false));
    return () => {
      isLeaving = false;
    };
  }, [open, isThere, scrim, frame]);

  return isThere && isAlive;
}

function never() {
  return () => undefined;
}
