import { describe, expect, it } from 'vitest';
import { cropOf, largestSquare, movedSquare, resizedSquare, squareOf } from './square';

const wide = { width: 400, height: 200 };

it('begins with the largest square in the middle', () => {
  expect(largestSquare(wide)).toEqual({ x: 100, y: 0, side: 200 });
  expect(largestSquare({ width: 200, height: 400 })).toEqual({ x: 0, y: 100, side: 200 });
});

describe('movedSquare', () => {
  it('moves by a twentieth of the shorter side', () => {
    expect(movedSquare({ x: 50, y: 50, side: 100 }, { x: 1, y: -1 }, wide)).toEqual({
      x: 60,
      y: 40,
      side: 100,
    });
  });

  it('stays within the picture', () => {
    expect(movedSquare({ x: 295, y: 0, side: 100 }, { x: 1, y: -1 }, wide)).toEqual({
      x: 300,
      y: 0,
      side: 100,
    });
  });
});

describe('resizedSquare', () => {
  it('grows and shrinks around its middle', () => {
    expect(resizedSquare({ x: 50, y: 50, side: 100 }, -1, wide)).toEqual({ x: 60, y: 60, side: 80 });
    expect(resizedSquare({ x: 50, y: 50, side: 100 }, 1, wide)).toEqual({ x: 40, y: 40, side: 120 });
  });

  it('is neither larger than the picture nor smaller than a tenth of it', () => {
    expect(resizedSquare(largestSquare(wide), 1, wide)).toEqual(largestSquare(wide));
    expect(resizedSquare({ x: 0, y: 0, side: 25 }, -1, wide).side).toBe(20);
  });

  it('moves inwards where it would grow over an edge', () => {
    expect(resizedSquare({ x: 300, y: 100, side: 100 }, 1, wide)).toEqual({ x: 280, y: 80, side: 120 });
  });
});

it('is the same square after the way to the cropper and back', () => {
  const square = { x: 60, y: 40, side: 120 };
  expect(cropOf(square, wide)).toEqual({ unit: '%', x: 15, y: 20, width: 30, height: 60 });
  expect(squareOf(cropOf(square, wide), wide)).toEqual(square);
});
