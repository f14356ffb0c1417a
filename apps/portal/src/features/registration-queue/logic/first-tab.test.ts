import { expect, it } from 'vitest';
import { firstTab } from './first-tab';

const COUNTS = { mine: 0, unassigned: 4, to_correct: 0, to_approve: 1, all: 5 };

it('is that of points for who approves them and checks nothing', () => {
  expect(firstTab(COUNTS, true)).toBe('to_approve');
  expect(firstTab({ ...COUNTS, mine: 2 }, true)).toBe('mine');
  expect(firstTab({ ...COUNTS, to_approve: 0 }, true)).toBe('mine');
  expect(firstTab(COUNTS, false)).toBe('mine');
});
