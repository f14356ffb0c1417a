import { expect, it } from 'vitest';
import { rotationOf, turnAfter } from './turn';

it.each([
  [0, 90, 90],
  [270, 90, 0],
  [0, -90, 270],
  [90, -90, 0],
] as const)('a turn of %d and %d more is %d', (turn, by, expected) => {
  expect(turnAfter(turn, by)).toBe(expected);
});

it('adds to the turn that a page has in its file', () => {
  expect(rotationOf({ rotate: 270 }, 180)).toBe(90);
});
