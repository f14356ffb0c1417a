import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  COLUMN_PX,
  columnsIn,
  GAP_PX,
  type LaidStyle,
  type Length,
  layoutOf,
  type Spot,
  tracksIn,
} from './gallery-layout';

const shape = (width: number, height: number) => ({ width, height });
const SQUARES = Array.from({ length: 7 }, () => shape(100, 100));
const laid = (style: LaidStyle, shapes: readonly { width: number; height: number }[], width: number) =>
  layoutOf(style, shapes, tracksIn(style, shapes, width));
const at = (width: number, { part, px }: Length) => Math.round((part * width + px) * 10) / 10;
const inRow = (spots: readonly Spot[]) => spots.filter((spot) => 'left' in spot);
const columnsOf = (spots: readonly Spot[]) => spots.map((spot) => ('column' in spot ? spot.column : 0));

it('computes with the widths and the gap that the style sheet has until scripts come', () => {
  const css = readFileSync(new URL('gallery.css', import.meta.url), 'utf8');
  const columns = [...css.matchAll(/\scolumns: ([^;]+);/g)].map(([, value]) => value);
  const gaps = [...css.matchAll(/\b(?:gap|margin-block-end): (\d[^;]*);/g)].map(([, value]) => value);

  expect(columns).toEqual([`${COLUMN_PX}px`]);
  expect(gaps).toEqual([`${GAP_PX}px`, `${GAP_PX}px`, `${GAP_PX}px`]);
});

describe('columnsIn', () => {
  it.each([
    [0, 1],
    [299, 1],
    [615, 1],
    [616, 2],
    [931, 2],
    [932, 3],
    [1264, 4],
  ])('finds room in %i px for %i columns of 300 px with gaps of 16 px', (width, columns) => {
    expect(columnsIn(width)).toBe(columns);
  });
});

describe('masonry', () => {
  it('gives each picture in its order to the lowest column', () => {
    const shapes = [shape(1, 2), shape(1, 1), shape(1, 1), shape(1, 3), shape(1, 1)];
    expect(JSON.parse(tracksIn('masonry', shapes, 616))).toEqual([
      [0, 3],
      [1, 2, 4],
    ]);
  });

  it('places pictures 16 px apart in their columns, at any width of the same number of columns', () => {
    const { columns, spots, heights } = laid('masonry', SQUARES, 616);
    expect(columns).toBe(2);
    expect(columnsOf(spots)).toEqual([1, 2, 1, 2, 1, 2, 1]);
    for (const [width, column] of [
      [616, 300],
      [716, 350],
    ] as const) {
      expect(spots.slice(0, 5).map(({ top }) => at(column, top))).toEqual([
        0,
        0,
        column + 16,
        column + 16,
        2 * column + 32,
      ]);
      expect(heights.map((height) => at(width, height))).toEqual([4 * column + 48, 3 * column + 32]);
    }
  });

  it('is drawn anew only when the number of columns changes', () => {
    const shapes = Array.from({ length: 40 }, (_, index) => shape(300, 150 + ((index * 97) % 300)));
    const drawn = (width: number) => tracksIn('masonry', shapes, width);
    expect(drawn(700)).toBe(drawn(700));
    expect(JSON.parse(drawn(931))).toHaveLength(2);
    expect(JSON.parse(drawn(932))).toHaveLength(3);
  });
});

describe('captions', () => {
  const captioned = [100, 0, 40, 0].map((below) => ({ ...shape(1, 1), below }));

  it('lower what lies under them in their column, and count when the lowest one is looked for', () => {
    // 300 + 100 beside 300: the third lies under the second, the fourth under the first.
    const tracks = tracksIn('masonry', captioned, 616);
    expect(JSON.parse(tracks)).toEqual([
      [0, 3],
      [1, 2],
    ]);
    const { spots, heights } = layoutOf('masonry', captioned, tracks);
    expect(spots.map(({ top }) => at(300, top))).toEqual([0, 0, 316, 416]);
    expect(heights.map((height) => at(616, height))).toEqual([716, 656]);
  });

  it('lower the rows under theirs by the highest one', () => {
    const { spots, heights } = layoutOf('row', captioned, '[[0,1],[2,3]]');
    expect(spots.map(({ top }) => at(616, top))).toEqual([0, 0, 416, 416]);
    expect(heights.map((height) => at(616, height))).toEqual([756]);
  });
});

describe('row', () => {
  it('fills the width of each row but the last with whole pictures', () => {
    const shapes = [shape(300, 200), shape(200, 300), shape(400, 200), shape(300, 200), shape(200, 200)];
    const rows: number[][] = JSON.parse(tracksIn('row', shapes, 900));
    const spots = inRow(laid('row', shapes, 900).spots);
    expect(rows.flat()).toEqual([0, 1, 2, 3, 4]);
    for (const row of rows.slice(0, -1)) {
      const last = spots[row.at(-1) ?? -1];
      expect(last && at(900, last.left) + at(900, last.width)).toBeCloseTo(900, 1);
    }
  });

  it('leaves the last row as high as the one before it, and a single one half as high as wide', () => {
    const squares = SQUARES.slice(0, 5);
    const spots = inRow(layoutOf('row', squares, '[[0,1,2],[3,4]]').spots);
    expect(spots.map(({ width }) => at(932, width))).toEqual(Array(5).fill(300));

    const [only] = inRow(laid('row', squares.slice(0, 1), 900).spots);
    expect(only && at(900, only.width)).toBe(450);
  });
});

it.each(['row', 'masonry'] as const)('has no height without pictures: %s', (style) => {
  const { spots, heights } = laid(style, [], 632);
  expect(spots).toEqual([]);
  expect(heights.map((height) => at(632, height)).filter(Boolean)).toEqual([]);
});
