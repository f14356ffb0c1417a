import { describe, expect, it } from 'vitest';
import { pageWidthOf, zoomAfter } from './zoom';

describe('zoomAfter', () => {
  it.each([
    [1, 1, 1.25],
    [1, -1, 0.75],
    [0.5, -1, undefined],
    [4, 1, undefined],
    [1.1, 1, 1.25],
  ] as const)('from %d by %i is %s', (zoom, step, expected) => {
    expect(zoomAfter(zoom, step)).toBe(expected);
  });
});

describe('pageWidthOf', () => {
  it.each([
    ['fits a narrow region', 360, 1, 328],
    ['is never wider than paper at 100 %', 1200, 1, 794],
    ['grows with the zoom', 360, 2, 656],
    ['is never nothing', 0, 1, 1],
  ])('%s', (_rule, region, zoom, expected) => {
    expect(pageWidthOf(region, zoom, 16)).toBe(expected);
  });
});
