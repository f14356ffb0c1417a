import {
  fittedSize,
  keptWithin,
  maxScaleOf,
  type Pinch,
  type Point,
  pinched,
  roomToMove,
  type Size,
  zoomedIn,
  zoomedOut,
} from './lightbox-transform';

/** The picture on the stage, and how it lies there. */
export interface LightboxState {
  /** The place of the picture in its list. */
  index: number;
  /** Its own pixels; without them it is loading or broken. */
  natural?: Size;
  /** The room for it, in CSS pixels. */
  stage: Size;
  scale: number;
  /** To which a double click goes back from the pixels of the picture. */
  remembered: number;
  /** From the middle of the stage to that of the picture, in CSS pixels. */
  at: Point;
  /** Grows without bound, so that each turn goes on in its direction. */
  degrees: number;
}

export type LightboxAct =
  | { act: 'show'; index: number; natural?: Size }
  | { act: 'measure'; stage: Size }
  | { act: 'zoom-in' }
  | { act: 'zoom-out' }
  /** To the pixels of the picture and back. */
  | { act: 'toggle' }
  | { act: 'reset' }
  | { act: 'turn'; by: -90 | 90 }
  | { act: 'pinch'; pinch: Pinch }
  | { act: 'move'; to: Point };

const MIDDLE = { x: 0, y: 0 };

/** As a picture comes: whole, upright, in the middle. */
export function shownAnew(index: number, stage: Size = { width: 0, height: 0 }): LightboxState {
  return { index, stage, scale: 1, remembered: 1, at: MIDDLE, degrees: 0 };
}

/** What follows from the state: the size at scale 1, the scale of its own pixels, the room to move. */
export function geometryOf({ natural, stage, scale, degrees }: LightboxState) {
  if (!natural || stage.width === 0 || stage.height === 0) return undefined;

  const shown = fittedSize(natural, stage, degrees);
  const room = roomToMove(shown, stage, scale, degrees);
  return { shown, room, maxScale: maxScaleOf(natural, shown) };
}

/** Whether a part of the picture lies outside of the stage. */
export function isMovable(state: LightboxState): boolean {
  const room = geometryOf(state)?.room;
  // Less than a pixel is not seen.
  return room !== undefined && Math.max(room.x, room.y) >= 1;
}

/** The next state of the picture (Spec §9). What is asked of a picture that is not there changes nothing. */
export function lightboxReducer(state: LightboxState, act: LightboxAct): LightboxState {
  if (act.act === 'show') return shown(state, act);
  if (act.act === 'measure') return inPlace({ ...state, stage: act.stage });
  if (act.act === 'turn') return inPlace({ ...state, degrees: state.degrees + act.by });
  if (act.act === 'reset') return { ...state, scale: 1, at: MIDDLE };
  if (act.act === 'move') return inPlace({ ...state, at: act.to });

  const scale = scaleAfter(state, act);
  if (scale === undefined || scale === state.scale) return state;
  const isThere = act.act === 'toggle' && scale !== state.remembered;
  return inPlace({ ...state, scale, remembered: isThere ? state.scale : state.remembered });
}

/** Another picture begins anew; the same one only tells its pixels. */
function shown(state: LightboxState, { index, natural }: LightboxAct & { act: 'show' }): LightboxState {
  const base = index === state.index ? state : shownAnew(index, state.stage);
  return natural ? inPlace({ ...base, natural }) : base;
}

function scaleAfter(
  state: LightboxState,
  act: LightboxAct & { act: 'zoom-in' | 'zoom-out' | 'toggle' | 'pinch' },
): number | undefined {
  const geometry = geometryOf(state);
  if (!geometry) return undefined;

  const { maxScale, shown: size } = geometry;
  if (act.act === 'zoom-in') return zoomedIn(state.scale, maxScale);
  if (act.act === 'zoom-out') return zoomedOut(state.scale, maxScale);
  if (act.act === 'pinch') return pinched(act.pinch, size.width, maxScale);
  return state.scale === maxScale ? state.remembered : maxScale;
}

/** After every change: a smaller, a turned picture and a smaller stage leave less room. */
function inPlace(state: LightboxState): LightboxState {
  const geometry = geometryOf(state);
  return geometry ? { ...state, at: keptWithin(state.at, geometry.room) } : state;
}

/** The part of the stage by which a key or a button moves a picture. */
const MOVE_PART = 0.25;

/** Where the picture comes to lie when the eye goes on to the right (`x` 1) or down (`y` 1). */
export function movedBy({ at, stage }: LightboxState, x: number, y: number): Point {
  return { x: at.x - x * stage.width * MOVE_PART, y: at.y - y * stage.height * MOVE_PART };
}
