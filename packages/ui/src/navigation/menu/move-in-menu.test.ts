import { describe, expect, it } from 'vitest';
import { indexAfterKey } from './move-in-menu';

describe('indexAfterKey', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowDown', -1, 0],
    ['ArrowUp', 0, 2],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Enter', 0, undefined],
  ])('%s from %i of three leads to %s', (key, from, expected) => {
    expect(indexAfterKey(key, from, 3)).toBe(expected);
  });

  it('leads nowhere in an empty menu', () => {
    expect(indexAfterKey('ArrowDown', -1, 0)).toBeUndefined();
  });
});
