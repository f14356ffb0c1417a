import { type Dispatch, type RefObject, useEffect, useRef } from 'react';
import type { Steps } from './lightbox-carousel';
import { geometryOf, isMovable, type LightboxAct, type LightboxState, movedBy } from './lightbox-state';

interface KeyContext {
  state: LightboxState;
  act: Dispatch<LightboxAct>;
  turn: (by: -90 | 90) => void;
  steps: RefObject<Steps | null>;
  /** In a page the arrows move an enlarged picture, and otherwise scroll the page. */
  isInPage: boolean;
  moveDisabled: boolean;
}

const ZOOMS: Readonly<Record<string, LightboxAct>> = {
  '+': { act: 'zoom-in' },
  '=': { act: 'zoom-in' },
  '-': { act: 'zoom-out' },
  '0': { act: 'reset' },
};
const ARROWS: Readonly<Record<string, readonly [x: -1 | 0 | 1, y: -1 | 0 | 1]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Keys of the whole layer, which has the focus as it opens, or of a part of a page. Heard before the carousel, which
 * goes on with Shift too.
 */
export function useKeys(part: RefObject<HTMLElement | null>, context: KeyContext) {
  const now = useRef(context);
  useEffect(() => {
    now.current = context;
  });

  useEffect(() => {
    const target = part.current?.closest<HTMLElement>('[role="dialog"]') ?? part.current;
    if (!target) return;

    function press(event: KeyboardEvent) {
      if (!isTaken(event, now.current)) return;
      event.preventDefault();
      event.stopPropagation();
    }
    target.addEventListener('keydown', press, { capture: true });
    return () => target.removeEventListener('keydown', press, { capture: true });
  }, [part]);
}

/** Does what a key asks for (Spec §2); Escape belongs to the stack of layers. */
function isTaken(event: KeyboardEvent, context: KeyContext): boolean {
  // The browser's own zoom, and its history.
  if (event.ctrlKey || event.metaKey || event.altKey) return false;

  const zoom = ZOOMS[event.key];
  if (zoom) context.act(zoom);
  const isTurn = event.key.toLowerCase() === 'r';
  if (isTurn && geometryOf(context.state)) context.turn(event.shiftKey ? -90 : 90);
  return zoom !== undefined || isTurn || isArrowTaken(event, context);
}

function isArrowTaken(
  event: KeyboardEvent,
  { state, act, steps, isInPage, moveDisabled }: KeyContext,
): boolean {
  const way = ARROWS[event.key];
  if (!way) return false;

  const [x, y] = way;
  if (x !== 0 && !event.shiftKey && !isInPage) {
    const isRtl = getComputedStyle(event.currentTarget as HTMLElement).direction === 'rtl';
    if ((x === 1) === isRtl) steps.current?.prev();
    else steps.current?.next();
    return true;
  }
  if (moveDisabled || !isMovable(state)) return false;
  act({ act: 'move', to: movedBy(state, x, y) });
  return true;
}
