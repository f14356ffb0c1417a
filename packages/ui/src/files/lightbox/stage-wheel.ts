import type { RefObject } from 'react';
import { geometryOf } from './lightbox-state';
import type { Stage } from './stage';

/** After a turn of the wheel it is deaf for so long, or one flick would go to the end (Spec §9). */
const DEAF_MS = 80;

/** @returns whether something may be done at that time, in milliseconds: the first may, then none for a while */
export function everySoOften(pauseMs: number): (now: number) => boolean {
  let deafUntil = Number.NEGATIVE_INFINITY;
  return (now) => {
    if (now < deafUntil) return false;
    deafUntil = now + pauseMs;
    return true;
  };
}

/** In a page the wheel scrolls; with Ctrl, as a trackpad reports a pinch, it zooms there too. */
export function followWheel(
  element: HTMLElement,
  now: RefObject<Stage>,
  { signal, isHeld }: { signal: AbortSignal; isHeld: () => boolean },
) {
  const mayAct = everySoOften(DEAF_MS);

  function turn(event: WheelEvent) {
    const { state, act, isInPage } = now.current;
    if (isInPage && !event.ctrlKey) return;
    event.preventDefault();
    // The carousel would go on to the next picture.
    event.stopPropagation();
    if (event.deltaY === 0 || isHeld() || !geometryOf(state) || !mayAct(event.timeStamp)) return;
    act({ act: event.deltaY < 0 ? 'zoom-in' : 'zoom-out' });
  }
  element.addEventListener('wheel', turn, { signal, passive: false });
}
