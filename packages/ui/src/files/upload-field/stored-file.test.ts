import { describe, expect, test } from 'vitest';
import { inOrder, storedItems } from './stored-file';

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

describe('inOrder', () => {
  test.each([
    ['the order', ['a', 'b', 'c'], ['c', 'a', 'b'], ['c', 'a', 'b']],
    ['a file that was stored meanwhile last', ['a', 'b', 'new'], ['b', 'a'], ['b', 'a', 'new']],
    ['no file that was removed meanwhile', ['a', 'c'], ['c', 'b', 'a'], ['c', 'a']],
  ] as const)('has %s', (_what, names, order, expected) => {
    expect(inOrder(names, order)).toEqual(expected);
  });
});
