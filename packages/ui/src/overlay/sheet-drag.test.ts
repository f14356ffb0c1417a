import { describe, expect, it } from 'vitest';
import { releaseOf, type SheetPull } from './sheet-drag';

const slow = (by: number, grown = false): SheetPull => ({ by, during: 2000, height: 400, grown });

describe('releaseOf', () => {
  it.each([
    ['stays after a small pull', slow(99), 'stay'],
    ['closes after a quarter of its height', slow(100), 'close'],
    ['closes after a flick', { ...slow(50), during: 80 }, 'close'],
    ['ignores a flick shorter than a tremble', { ...slow(40), during: 10 }, 'stay'],
    ['grows when pulled up', slow(-41), 'grow'],
    ['stays after a small pull up', slow(-40), 'stay'],
    ['shrinks first when it was grown', slow(200, true), 'shrink'],
    ['closes a grown one after a flick', { ...slow(200, true), during: 100 }, 'close'],
    ['grows only once', slow(-100, true), 'stay'],
  ] as const)('%s', (_rule, pull, expected) => {
    expect(releaseOf(pull)).toBe(expected);
  });
});
