import { expect, it } from 'vitest';
import { rowInSight, wayBackTo } from './kept-row';

/** Rows of 40 px, the first of which begins at `start`. */
function rowsFrom(start: number, count: number) {
  const place = { start, isConnected: true };
  const rows = Array.from({ length: count }, (_row, at) => ({
    get isConnected() {
      return place.isConnected;
    },
    getBoundingClientRect: () => ({ top: place.start + at * 40, bottom: place.start + at * 40 + 40 }),
  }));
  return { place, rows };
}
const TOP = 100;

it('keeps the row that is read where it is, whatever came or went above it and below', () => {
  const { place, rows } = rowsFrom(-10, 8);
  const kept = rowInSight(rows, TOP);
  expect(kept).toEqual({ row: rows[2], below: -30 });
  place.start += 300;
  expect(kept && wayBackTo(kept, TOP)).toBe(300);
  place.start -= 380;
  expect(kept && wayBackTo(kept, TOP)).toBe(-80);
});

it('stays where it is when the row is gone, and without a row', () => {
  const { place, rows } = rowsFrom(0, 8);
  const kept = rowInSight(rows, TOP);
  place.start = 500;
  place.isConnected = false;
  expect(kept && wayBackTo(kept, TOP)).toBe(0);
  expect(rowInSight(rows, 5_000)).toBeUndefined();
});
