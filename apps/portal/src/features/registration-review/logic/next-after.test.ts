import { expect, it } from 'vitest';
import { nextAfter } from './next-after';

const rows = [{ id: 4 }, { id: 7 }];

it('is the row behind it, or the first of a list that it has left', () => {
  expect(nextAfter(4, rows)).toEqual({ id: 7 });
  expect(nextAfter(7, rows)).toBeUndefined();
  expect(nextAfter(5, rows)).toEqual({ id: 4 });
  expect(nextAfter(5, [])).toBeUndefined();
});
