import type { PercentCrop } from 'react-image-crop';

/** In pixels of the picture. */
export interface Size {
  width: number;
  height: number;
}

/** The part of a picture that is kept, in pixels of the picture. */
export interface Square {
  x: number;
  y: number;
  side: number;
}

/** The share of the picture by which a press moves or resizes the square. */
const STEP = 0.05;
/** The smallest share of the picture: less would be a blur. */
const LEAST = 0.1;

/** The largest square, in the middle. */
export function largestSquare({ width, height }: Size): Square {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, side };
}

/** One step to a side; it stays within the picture. */
export function movedSquare(square: Square, to: { x: -1 | 0 | 1; y: -1 | 0 | 1 }, size: Size): Square {
  const step = Math.min(size.width, size.height) * STEP;
  return within({ ...square, x: square.x + to.x * step, y: square.y + to.y * step }, size);
}

/** One step larger or smaller, around its middle; it stays within the picture. */
export function resizedSquare(square: Square, by: -1 | 1, size: Size): Square {
  const most = Math.min(size.width, size.height);
  const side = Math.min(most, Math.max(leastSide(size), square.side + by * 2 * most * STEP));
  const shift = (square.side - side) / 2;
  return within({ x: square.x + shift, y: square.y + shift, side }, size);
}

/** The side of the smallest square. */
export function leastSide({ width, height }: Size): number {
  return Math.min(width, height) * LEAST;
}

/** As the cropper has it. */
export function cropOf({ x, y, side }: Square, { width, height }: Size): PercentCrop {
  return {
    unit: '%',
    x: (x / width) * 100,
    y: (y / height) * 100,
    width: (side / width) * 100,
    height: (side / height) * 100,
  };
}

/** As the cropper tells it: its sides may differ by a part of a pixel. */
export function squareOf(crop: PercentCrop, size: Size): Square {
  const side = Math.min((crop.width / 100) * size.width, (crop.height / 100) * size.height);
  return within({ x: (crop.x / 100) * size.width, y: (crop.y / 100) * size.height, side }, size);
}

function within({ x, y, side }: Square, { width, height }: Size): Square {
  return { x: clamp(x, width - side), y: clamp(y, height - side), side };
}

function clamp(place: number, most: number): number {
  return Math.min(Math.max(place, 0), Math.max(most, 0));
}
