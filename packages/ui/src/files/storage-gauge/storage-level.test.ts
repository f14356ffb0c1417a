import { describe, expect, it } from 'vitest';
import { percentInUse, storageLevel } from './storage-level';

describe('percentInUse', () => {
  it.each([
    [0, 3_000_000, 0],
    [1_199_999, 3_000_000, 39],
    [1_200_000, 3_000_000, 40],
    [2_999_999, 3_000_000, 99],
    [3_000_000, 3_000_000, 100],
    [4_000_000, 3_000_000, 100],
    [0, 0, 100],
  ])('of %d in %d is %d', (used, limit, percent) => {
    expect(percentInUse(used, limit)).toBe(percent);
  });
});

describe('storageLevel', () => {
  it.each([
    [0, 'low'],
    [39, 'low'],
    [40, 'middle'],
    [79, 'middle'],
    [80, 'high'],
    [100, 'high'],
  ])('at %d percent is %s', (percent, level) => {
    expect(storageLevel(percent)).toBe(level);
  });
});
