import { expect, it } from 'vitest';
import { everySoOften } from './stage-wheel';

it('lets the first through, then none for 80 ms, counted from the one that was let through', () => {
  const mayAct = everySoOften(80);
  expect([1000, 1010, 1079, 1080, 1159, 1300].map(mayAct)).toEqual([true, false, false, true, false, true]);
});
