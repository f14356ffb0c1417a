import { describe, expect, test } from 'vitest';
import { movedBy, storedItems } from './stored-file';

describe('storedItems', () => {
  test('keeps the order of the names and tells what is known', () => {
    const known = [{ filename: 'b7.jpg', name: 'plac zabaw.jpg', size: 1200, url: '/b7.jpg' }];
    expect(storedItems('a1.jpg|b7.jpg', known)).toEqual([
      { id: 'a1.jpg', name: 'a1.jpg' },
      { id: 'b7.jpg', name: 'plac zabaw.jpg', size: 1200, url: '/b7.jpg' },
    ]);
  });

  test('believes what was said last', () => {
    const known = [
      { filename: 'a1.jpg', name: 'stara.jpg' },
      { filename: 'a1.jpg', name: 'nowa.jpg' },
    ];
    expect(storedItems('a1.jpg', known)).toEqual([{ id: 'a1.jpg', name: 'nowa.jpg' }]);
  });

  test('finds nothing in an empty value', () => {
    expect(storedItems('', [])).toEqual([]);
  });
});

describe('movedBy', () => {
  test.each([
    ['b', -1, ['b', 'a', 'c']],
    ['b', 1, ['a', 'c', 'b']],
    ['a', -1, ['a', 'b', 'c']],
    ['c', 1, ['a', 'b', 'c']],
    ['x', 1, ['a', 'b', 'c']],
  ] as const)('moves %s by %i', (name, step, moved) => {
    expect(movedBy(['a', 'b', 'c'], name, step)).toEqual(moved);
  });
});
