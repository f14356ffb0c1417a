/** Factors of the width that fits; 1 is the whole page across. */
const STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

/** A page of A4 is 210 mm wide, in CSS pixels 794: at 100 % it is never wider. */
const FULL_WIDTH_PX = 794;

export type ZoomStep = 1 | -1;

/** The next zoom in that direction; undefined at the end of the scale. */
export function zoomAfter(zoom: number, step: ZoomStep): number | undefined {
  return step === 1 ? STEPS.find((next) => next > zoom) : STEPS.findLast((next) => next < zoom);
}

/** Width of a page in CSS pixels. */
export function pageWidthOf(regionWidth: number, zoom: number, margin: number): number {
  return Math.max(1, Math.min(regionWidth - 2 * margin, FULL_WIDTH_PX)) * zoom;
}
