import { describe, expect, test } from 'vitest';
import { cellAfter } from './grid-keys';

/** Four rows of five and one of two: cells 0-21. */
const SHAPE = { columns: 5, count: 22, rows: 2, isRtl: false };
const press = (key: string, ctrlKey = false) => ({ key, ctrlKey });

describe('cellAfter', () => {
  test.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 21, 21],
    ['ArrowLeft', 5, 4],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 3, 8],
    ['ArrowDown', 16, 21],
    ['ArrowDown', 18, 21],
    ['ArrowDown', 20, 20],
    ['ArrowUp', 8, 3],
    ['ArrowUp', 3, 'up'],
    ['Home', 8, 5],
    ['End', 8, 9],
    ['End', 20, 21],
    ['PageDown', 3, 13],
    ['PageDown', 18, 21],
    ['PageUp', 3, 0],
    ['a', 3, undefined],
  ] as const)('%s from cell %i leads to %s', (key, from, to) => {
    expect(cellAfter(press(key), from, SHAPE)).toBe(to);
  });

  test('goes to the ends of the grid with Ctrl', () => {
    expect(cellAfter(press('Home', true), 8, SHAPE)).toBe(0);
    expect(cellAfter(press('End', true), 8, SHAPE)).toBe(21);
  });

  test('follows the direction of the text', () => {
    expect(cellAfter(press('ArrowLeft'), 3, { ...SHAPE, isRtl: true })).toBe(4);
  });
});
