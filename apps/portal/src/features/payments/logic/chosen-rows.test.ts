import { expect, it } from 'vitest';
import { chosenRows, sumOf } from './chosen-rows';

const ROWS = [
  { id: 1, amount: 114000 },
  { id: 2, amount: 58900 },
  { id: 3, amount: 36774 },
];

it('keeps the chosen claims once each, those of earlier pages too', () => {
  const before = chosenRows(new Set(['1']), ROWS);
  const after = chosenRows(new Set(['1', '3']), [...before.values(), ...ROWS]);
  expect([...after.keys()]).toEqual([1, 3]);
  expect(sumOf(after.values())).toBe(150774);
});

it('forgets what is chosen no more, and knows no row of all', () => {
  expect(chosenRows(new Set(), ROWS).size).toBe(0);
  expect(chosenRows('all', ROWS).size).toBe(0);
  expect(sumOf([])).toBe(0);
});
