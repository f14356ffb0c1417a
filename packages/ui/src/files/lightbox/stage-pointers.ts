import type { RefObject } from 'react';
import { isMovable } from './lightbox-state';
import { type Pinch, type Point, swipedBy } from './lightbox-transform';
import { isControl, type Stage } from './stage';

/** A press that moved further is no press beside the picture. */
const STILL_PX = 4;

interface Hold {
  /** Where the pointer and the picture were as it began. */
  from: Point;
  at: Point;
  /** The picture follows; otherwise the way may be a swipe. */
  moves: boolean;
  pinch?: Omit<Pinch, 'to'>;
}

/** One pointer moves the picture or swipes, two pinch. */
export function followPointers(element: HTMLElement, now: RefObject<Stage>, signal: AbortSignal) {
  const down = new Map<number, Point>();
  const last = { way: { x: 0, y: 0 } };
  let hold: Hold | undefined;
  let frame = 0;

  function begin() {
    const [first, second] = [...down.values()];
    const { state, moveDisabled } = now.current;
    if (!first) return;
    hold = { from: first, at: state.at, moves: !moveDisabled && isMovable(state) };
    if (second) hold.pinch = { scale: state.scale, from: distance(first, second) };
    element.dataset.held = hold.pinch ? 'pinch' : 'drag';
  }

  function follow() {
    frame = 0;
    const [first, second] = [...down.values()];
    if (!hold || !first) return;
    const { act } = now.current;
    const { from, at, moves, pinch } = hold;
    if (pinch && second) act({ act: 'pinch', pinch: { ...pinch, to: distance(first, second) } });
    else if (moves) act({ act: 'move', to: { x: at.x + first.x - from.x, y: at.y + first.y - from.y } });
  }

  function press(event: PointerEvent) {
    if (event.button !== 0 || isControl(event.target) || down.size === 2) return;
    down.set(event.pointerId, pointOf(event));
    begin();
  }

  function move(event: PointerEvent) {
    if (!down.has(event.pointerId)) return;
    down.set(event.pointerId, pointOf(event));
    frame ||= requestAnimationFrame(follow);
  }

  function lift(event: PointerEvent) {
    if (!hold || !down.has(event.pointerId)) return;
    down.set(event.pointerId, pointOf(event));
    cancelAnimationFrame(frame);
    follow();
    const { from, moves, pinch } = hold;
    const end = pointOf(event);
    last.way = { x: end.x - from.x, y: end.y - from.y };
    down.delete(event.pointerId);
    hold = undefined;
    // The finger that stays after a pinch goes on moving the picture.
    if (down.size > 0) return begin();
    delete element.dataset.held;
    if (event.type === 'pointerup' && !moves && !pinch) swipe(last.way);
  }

  function swipe(way: Point) {
    const { steps } = now.current;
    const by = swipedBy(way, getComputedStyle(element).direction === 'rtl');
    if (by === 1) steps.current?.next();
    if (by === -1) steps.current?.prev();
  }

  function click({ target }: MouseEvent) {
    const isBeside = target instanceof Element && !target.closest('img') && !isControl(target);
    if (isBeside && Math.hypot(last.way.x, last.way.y) <= STILL_PX) now.current.onClose?.();
  }

  element.addEventListener('pointerdown', press, { signal });
  element.addEventListener('click', click, { signal });
  // Of a pointer that leaves the stage too.
  for (const type of ['pointermove', 'pointerup', 'pointercancel'] as const)
    window.addEventListener(type, type === 'pointermove' ? move : lift, { signal });
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
  return { areDown: () => down.size > 0 };
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
