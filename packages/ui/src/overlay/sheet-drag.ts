/** What a finger that lets go of a bottom sheet meant. */
export type SheetRelease = 'close' | 'grow' | 'shrink' | 'stay';

/** A slow pull must cover this part of the sheet's height; a flick is told by its speed. */
const CLOSE_PART = 0.25;
const FLICK_PX_PER_MS = 0.5;
const GROW_PX = 40;

export interface SheetPull {
  /** Pixels downwards; negative is up. */
  by: number;
  /** Milliseconds from the first touch to the release. */
  during: number;
  /** Height of the sheet in pixels. */
  height: number;
  /** Whether the sheet was pulled up to the full screen before. */
  grown: boolean;
}

/** Dragged up it grows, swiped down it closes; a grown sheet first shrinks when pulled slowly (Spec §2). */
export function releaseOf({ by, during, height, grown }: SheetPull): SheetRelease {
  if (by < -GROW_PX) return grown ? 'stay' : 'grow';

  const flicked = by > GROW_PX && by / Math.max(during, 1) > FLICK_PX_PER_MS;
  if (flicked) return 'close';
  if (by < height * CLOSE_PART) return 'stay';
  return grown ? 'shrink' : 'close';
}
