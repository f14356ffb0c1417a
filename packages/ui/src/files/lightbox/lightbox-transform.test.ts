import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fittedSize,
  isSideways,
  keptWithin,
  maxScaleOf,
  pinched,
  reportedTurn,
  roomToMove,
  snapped,
  swipedBy,
  zoomedIn,
  zoomedOut,
} from './lightbox-transform';

const STAGE = { width: 1000, height: 600 };
const side = fc.integer({ min: 1, max: 12_000 });
const size = fc.record({ width: side, height: side });
const turn = fc.integer({ min: -40, max: 40 }).map((quarters) => quarters * 90);
const maxScales = fc.double({ min: 1, max: 40, noNaN: true });

describe('zoomedIn', () => {
  it.each([
    ['goes up by 0.12', 1, 4, 1.12],
    ['goes up from the smallest', 0.16, 4, 0.28],
    ['snaps to the whole picture within 0.05', 0.84, 4, 1],
    ['does not snap at 0.05 and more', 0.83, 4, 0.95],
    ['snaps to the pixels of the picture', 1.85, 2, 2],
    ['goes on from there', 2, 2, 2.12],
    ['stays strictly below three times the pixels', 5.87, 2, 5.99],
  ])('%s', (_what, scale, maxScale, expected) => {
    expect(zoomedIn(scale, maxScale)).toBeCloseTo(expected, 9);
  });

  it('refuses three times the pixels themselves', () => {
    expect(zoomedIn(3 - 0.12, 1)).toBeUndefined();
    expect(zoomedIn(2.9, 1)).toBeUndefined();
  });

  it('never reaches three times the pixels, however often', () => {
    fc.assert(
      fc.property(maxScales, fc.integer({ min: 1, max: 1200 }), (maxScale, times) => {
        let scale = 1;
        for (let time = 0; time < times; time += 1) scale = zoomedIn(scale, maxScale) ?? scale;
        expect(scale).toBeLessThan(maxScale * 3);
      }),
      { numRuns: 60 },
    );
  });
});

describe('zoomedOut', () => {
  it.each([
    ['goes down by 0.12', 1, 4, 0.88],
    ['snaps to the whole picture', 1.12, 4, 1],
    ['snaps to the pixels of the picture', 2.15, 2, 2],
  ])('%s', (_what, scale, maxScale, expected) => {
    expect(zoomedOut(scale, maxScale)).toBeCloseTo(expected, 9);
  });

  it('refuses 0.1 itself and less', () => {
    expect(zoomedOut(0.22, 1)).toBeUndefined();
    expect(zoomedOut(0.2, 1)).toBeUndefined();
    expect(zoomedOut(0.23, 1)).toBeCloseTo(0.11, 9);
  });

  it('never traps the picture between two steps', () => {
    fc.assert(
      fc.property(maxScales, (maxScale) => {
        let scale = maxScale * 2;
        for (let time = 0; time < 1000; time += 1) scale = zoomedOut(scale, maxScale) ?? scale;
        expect(scale).toBeGreaterThan(0.1);
        expect(scale).toBeLessThanOrEqual(0.22 + 1e-9);
      }),
      { numRuns: 60 },
    );
  });
});

describe('snapped', () => {
  it.each([
    [1.0499, 5, 1],
    [0.9501, 5, 1],
    [1.05, 5, 1.05],
    [0.95, 5, 0.95],
    [4.96, 5, 5],
    [4.94, 5, 4.94],
    [5.06, 5, 5.06],
    // Both are near: the whole picture comes first.
    [1.02, 1.04, 1],
  ])('%d with the pixels at %d is %d', (scale, maxScale, expected) => {
    expect(snapped(scale, maxScale)).toBe(expected);
  });
});

describe('pinched', () => {
  const at = (scale: number, to: number, maxScale = 4) => pinched({ scale, from: 100, to }, 400, maxScale);

  it('goes by 1.3 times the way of the fingers over the width of the picture', () => {
    expect(at(1, 200)).toBeCloseTo(1 + (1.3 * 100) / 400, 9);
    expect(at(2, 60)).toBeCloseTo(2 - (1.3 * 40) / 400, 9);
  });

  it('keeps the scale at 0.5 and below, at 1.5 times the pixels and above', () => {
    expect(at(0.63, 60)).toBeUndefined();
    expect(at(0.64, 60)).toBeCloseTo(0.51, 9);
    expect(at(5.675, 200)).toBeUndefined();
    expect(at(5.67, 200)).toBeCloseTo(5.995, 9);
  });

  it('leaves the whole picture in small steps too', () => {
    const slow = Array.from({ length: 40 }, (_, step) => at(1, 100 + step));
    expect(slow[2]).toBe(1);
    expect(slow[39]).toBeGreaterThan(1.1);
  });
});

describe('reportedTurn', () => {
  it.each([
    [0, 0],
    [90, 90],
    [-90, 270],
    [-360, 0],
    [450, 90],
    [-810, 270],
  ])('of %d degrees is %d', (degrees, expected) => {
    expect(reportedTurn(degrees)).toBe(expected);
  });

  it('is a quarter from 0 to 270 after any turns', () => {
    fc.assert(
      fc.property(turn, (degrees) => {
        expect([0, 90, 180, 270]).toContain(reportedTurn(degrees));
      }),
    );
  });
});

describe('fittedSize', () => {
  it.each([
    ['a wide picture', { width: 4000, height: 1000 }, 0, { width: 1000, height: 250 }],
    ['a high picture', { width: 1000, height: 3000 }, 180, { width: 200, height: 600 }],
    ['a high picture on its side', { width: 1000, height: 3000 }, 90, { width: 1000 / 3, height: 1000 }],
    ['a small picture', { width: 40, height: 30 }, -90, { width: 40, height: 30 }],
  ])('of %s', (_what, natural, degrees, expected) => {
    const { width, height } = fittedSize(natural, STAGE, degrees);
    expect(width).toBeCloseTo(expected.width, 9);
    expect(height).toBeCloseTo(expected.height, 9);
  });

  it('shows the whole picture, turned as it is, and enlarges none', () => {
    fc.assert(
      fc.property(size, size, turn, (natural, stage, degrees) => {
        const shown = fittedSize(natural, stage, degrees);
        const [across, down] = isSideways(degrees)
          ? [shown.height, shown.width]
          : [shown.width, shown.height];
        expect(across).toBeLessThanOrEqual(stage.width * (1 + 1e-9));
        expect(down).toBeLessThanOrEqual(stage.height * (1 + 1e-9));
        expect(maxScaleOf(natural, shown)).toBeGreaterThanOrEqual(1 - 1e-9);
        expect(roomToMove(shown, stage, 1, degrees).x).toBeCloseTo(0, 6);
        expect(roomToMove(shown, stage, 1, degrees).y).toBeCloseTo(0, 6);
      }),
    );
  });
});

describe('roomToMove', () => {
  const shown = { width: 900, height: 600 };

  it.each([
    ['upright', 0, { x: 400, y: 300 }],
    ['upside down', 180, { x: 400, y: 300 }],
    ['on its right side', 90, { x: 100, y: 600 }],
    ['on its left side', -90, { x: 100, y: 600 }],
  ])('of a picture %s reaches to its edges', (_what, degrees, expected) => {
    expect(roomToMove(shown, STAGE, 2, degrees)).toEqual(expected);
  });

  it('keeps every picture over the stage, wherever it is pulled', () => {
    const pull = fc.record({ x: fc.integer(), y: fc.integer() });
    fc.assert(
      fc.property(size, size, turn, maxScales, pull, (natural, stage, degrees, scale, pulled) => {
        const fitted = fittedSize(natural, stage, degrees);
        const room = roomToMove(fitted, stage, scale, degrees);
        const { x } = keptWithin(pulled, room);
        const across = (isSideways(degrees) ? fitted.height : fitted.width) * scale;
        const gapLeft = stage.width / 2 + x - across / 2;
        const gapRight = stage.width / 2 - x - across / 2;
        // Either it is smaller and lies in the middle, or it leaves no gap.
        if (across <= stage.width) expect(x).toBe(0);
        else expect(Math.max(gapLeft, gapRight)).toBeLessThanOrEqual(1e-6);
      }),
    );
  });
});

describe('swipedBy', () => {
  it.each([
    ['50 px is no swipe', { x: -50, y: 0 }, 0],
    ['to the left is the next', { x: -51, y: 0 }, 1],
    ['to the right is the one before', { x: 51, y: 50 }, -1],
    ['more down than across is no swipe', { x: 60, y: 61 }, 0],
    ['as far down as across is none', { x: 60, y: -60 }, 0],
  ] as const)('%s', (_what, way, expected) => {
    expect(swipedBy(way, false)).toBe(expected);
    expect(swipedBy(way, true)).toBe(-expected + 0);
  });
});
