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

/** The pointers on a stage, and what they do with its picture. */
interface Hand {
  element: HTMLElement;
  now: RefObject<Stage>;
  down: Map<number, Point>;
  hold: Hold | undefined;
  /** The frame in which the picture follows; 0 while none is asked for. */
  frame: number;
  /** Of the last pointer that was lifted. */
  way: Point;
}

/** One pointer moves the picture or swipes, two pinch. */
export function followPointers(element: HTMLElement, now: RefObject<Stage>, signal: AbortSignal) {
  const down = new Map<number, Point>();
  const hand: Hand = { element, now, down, hold: undefined, frame: 0, way: { x: 0, y: 0 } };

  element.addEventListener('pointerdown', (event) => press(hand, event), { signal });
  element.addEventListener('click', (event) => click(hand, event), { signal });
  // Of a pointer that leaves the stage too.
  window.addEventListener('pointermove', (event) => move(hand, event), { signal });
  for (const type of ['pointerup', 'pointercancel'] as const)
    window.addEventListener(type, (event) => lift(hand, event), { signal });
  signal.addEventListener('abort', () => cancelAnimationFrame(hand.frame));
  return { areDown: () => down.size > 0 };
}

function press(hand: Hand, event: PointerEvent) {
  if (event.button !== 0 || isControl(event.target) || hand.down.size === 2) return;
  hand.down.set(event.pointerId, pointOf(event));
  begin(hand);
}

function begin(hand: Hand) {
  const [first, second] = [...hand.down.values()];
  const { state, moveDisabled } = hand.now.current;
  if (!first) return;
  hand.hold = {
    from: first,
    at: state.at,
    moves: !moveDisabled && isMovable(state),
    ...(second && { pinch: { scale: state.scale, from: distance(first, second) } }),
  };
  hand.element.dataset.held = second ? 'pinch' : 'drag';
}

function move(hand: Hand, event: PointerEvent) {
  if (!hand.down.has(event.pointerId)) return;
  hand.down.set(event.pointerId, pointOf(event));
  hand.frame ||= requestAnimationFrame(() => follow(hand));
}

function follow(hand: Hand) {
  hand.frame = 0;
  const [first, second] = [...hand.down.values()];
  if (!hand.hold || !first) return;
  const { act } = hand.now.current;
  const { from, at, moves, pinch } = hand.hold;
  if (pinch && second) act({ act: 'pinch', pinch: { ...pinch, to: distance(first, second) } });
  else if (moves) act({ act: 'move', to: { x: at.x + first.x - from.x, y: at.y + first.y - from.y } });
}

function lift(hand: Hand, event: PointerEvent) {
  if (!hand.hold || !hand.down.has(event.pointerId)) return;
  hand.down.set(event.pointerId, pointOf(event));
  cancelAnimationFrame(hand.frame);
  follow(hand);
  const { from, moves, pinch } = hand.hold;
  const end = pointOf(event);
  hand.way = { x: end.x - from.x, y: end.y - from.y };
  hand.down.delete(event.pointerId);
  hand.hold = undefined;
  // The finger that stays after a pinch goes on moving the picture.
  if (hand.down.size > 0) return begin(hand);
  delete hand.element.dataset.held;
  if (event.type === 'pointerup' && !moves && !pinch) swipe(hand);
}

function swipe({ element, now, way }: Hand) {
  const { steps } = now.current;
  const by = swipedBy(way, getComputedStyle(element).direction === 'rtl');
  if (by === 1) steps.current?.next();
  if (by === -1) steps.current?.prev();
}

function click({ now, way }: Hand, { target }: MouseEvent) {
  const isBeside = target instanceof Element && !target.closest('img') && !isControl(target);
  if (isBeside && Math.hypot(way.x, way.y) <= STILL_PX) now.current.onClose?.();
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
