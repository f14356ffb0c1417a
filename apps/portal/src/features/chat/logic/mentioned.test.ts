import { expect, it } from 'vitest';
import { idsOf } from './mentioned';

it('reads ids, and none of an empty or spoilt text', () => {
  expect(idsOf('3,17')).toEqual([3, 17]);
  expect([idsOf(''), idsOf(undefined), idsOf('x')]).toEqual([[], [], []]);
});
