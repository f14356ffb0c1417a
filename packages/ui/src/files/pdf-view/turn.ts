import type { PageViewport, PDFPageProxy } from 'pdfjs-dist';

/** A quarter to the right, or to the left. */
export type Quarter = 90 | -90;

/** A turn of a document after a quarter: 0, 90, 180 or 270 degrees, clockwise. */
export function turnAfter(turn: number, by: Quarter): number {
  return (turn + by + 360) % 360;
}

/** A page may lie on its side in the file already. */
export function rotationOf(page: Pick<PDFPageProxy, 'rotate'>, turn: number): number {
  return (page.rotate + turn) % 360;
}

/** @param turn degrees, in addition to those of the file */
export function viewportOf(page: PDFPageProxy, scale: number, turn: number): PageViewport {
  return page.getViewport({ scale, rotation: rotationOf(page, turn) });
}
