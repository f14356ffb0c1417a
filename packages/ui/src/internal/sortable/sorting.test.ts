import { expect, it } from 'vitest';
import { withMoved } from './sorting';

const ids = ['a', 'b', 'c', 'd'];

it.each([
  ['a', 1, 'bacd'],
  ['a', 3, 'bcda'],
  ['d', 0, 'dabc'],
  ['c', 1, 'acbd'],
] as const)('%s at %i gives %s', (id, to, order) => {
  expect(withMoved(ids, id, to).join('')).toBe(order);
});

it.each([
  ['a', -1],
  ['d', 4],
  ['b', 1],
  ['x', 0],
] as const)('%s at %i changes nothing', (id, to) => {
  expect(withMoved(ids, id, to)).toBe(ids);
});
