// How a picture lies on its stage: sizes and offsets in CSS pixels, turns in degrees (Spec §9).

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Of a picture that fits its stage: 1 is the whole picture in view. */
const SCALE = { step: 0.12, least: 0.1, most: 3, snap: 0.05 };
const PINCH = { speed: 1.3, least: 0.5, most: 1.5 };
const QUARTER_DEG = 90;
/** A finger that moves no further has not swiped. */
const SWIPE_PX = 50;

/** Whether width and height have changed places. */
export function isSideways(degrees: number): boolean {
  return Math.abs(degrees / QUARTER_DEG) % 2 === 1;
}

function turnedSize({ width, height }: Size, degrees: number): Size {
  return isSideways(degrees) ? { width: height, height: width } : { width, height };
}

/** The size at scale 1, before the turn: the whole turned picture is in view, and none is enlarged. */
export function fittedSize(natural: Size, stage: Size, degrees: number): Size {
  const turned = turnedSize(natural, degrees);
  const ratio = Math.min(1, stage.width / turned.width, stage.height / turned.height);
  return { width: natural.width * ratio, height: natural.height * ratio };
}

/** The scale at which a pixel of the picture is one of the page. */
export function maxScaleOf(natural: Size, shown: Size): number {
  return natural.width / shown.width;
}

/** A scale close to the whole picture or to its own pixels becomes that. */
export function snapped(scale: number, maxScale: number): number {
  if (Math.abs(1 - scale) < SCALE.snap) return 1;
  if (Math.abs(maxScale - scale) < SCALE.snap) return maxScale;
  return scale;
}

/** One step larger, or undefined where the picture may not grow. */
export function zoomedIn(scale: number, maxScale: number): number | undefined {
  const next = scale + SCALE.step;
  return next < maxScale * SCALE.most ? snapped(next, maxScale) : undefined;
}

/** One step smaller, or undefined where the picture may not shrink. */
export function zoomedOut(scale: number, maxScale: number): number | undefined {
  const next = scale - SCALE.step;
  return next > SCALE.least ? snapped(next, maxScale) : undefined;
}

export interface Pinch {
  /** The scale as the fingers came down. */
  scale: number;
  /** Pixels between the fingers then, and now. */
  from: number;
  to: number;
}

/**
 * From the beginning of the pinch, not from its last step: of many small steps each would snap back.
 * @param width of the picture at scale 1
 * @returns undefined where the picture keeps its scale
 */
export function pinched({ scale, from, to }: Pinch, width: number, maxScale: number): number | undefined {
  const next = scale - (PINCH.speed * (from - to)) / width;
  return next > PINCH.least && next < maxScale * PINCH.most ? snapped(next, maxScale) : undefined;
}

/** What is told of a turn: 0, 90, 180 or 270. */
export function reportedTurn(degrees: number): number {
  const rest = degrees % 360;
  return rest < 0 ? rest + 360 : Math.abs(rest);
}

/** How far the middle of the picture may move from that of the stage, to either side. */
export function roomToMove(shown: Size, stage: Size, scale: number, degrees: number): Point {
  const { width, height } = turnedSize(shown, degrees);
  return {
    x: Math.max(0, (width * scale - stage.width) / 2),
    y: Math.max(0, (height * scale - stage.height) / 2),
  };
}

/** The nearest place at which no edge of the picture leaves a gap that the other side could fill. */
export function keptWithin({ x, y }: Point, room: Point): Point {
  return { x: within(x, room.x), y: within(y, room.y) };
}

/** -0 would be another place than 0 for who compares. */
function within(value: number, room: number): number {
  return Math.max(-room, Math.min(room, value)) + 0;
}

/** By how many pictures a swipe goes on: to the left is the next one, from right to left the one before. */
export function swipedBy({ x, y }: Point, isRtl: boolean): -1 | 0 | 1 {
  if (Math.abs(x) <= Math.abs(y) || Math.abs(x) <= SWIPE_PX) return 0;
  return x < 0 === isRtl ? -1 : 1;
}
