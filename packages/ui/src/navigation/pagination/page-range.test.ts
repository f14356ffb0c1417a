import { describe, expect, it } from 'vitest';
import { pageCount, pageRange } from './page-range';

describe('pageCount', () => {
  it.each([
    [0, 1],
    [1, 1],
    [10, 1],
    [11, 2],
    [20, 2],
  ])('of %i items by ten is %i', (total, pages) => {
    expect(pageCount({ pageSize: 10, total })).toBe(pages);
  });
});

describe('pageRange', () => {
  it.each([
    [1, 14, 1, 10],
    [2, 14, 11, 14],
    [1, 0, 0, 0],
    [2, 20, 11, 20],
  ])('page %i of %i items shows %i to %i', (page, total, first, last) => {
    expect(pageRange({ page, pageSize: 10, total })).toEqual({ first, last });
  });
});
