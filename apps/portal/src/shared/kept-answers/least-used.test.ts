import { expect, it } from 'vitest';
import { leastUsedBeyond } from './least-used';

const entry = (key: string, bytes: number, used: number) => ({ key, bytes, used });

it.each([
  ['all fit', [entry('a', 4, 1), entry('b', 6, 2)], []],
  ['one byte too many', [entry('a', 5, 1), entry('b', 6, 2)], ['a']],
  [
    'the least recently used go, wherever they stand',
    [entry('new', 6, 9), entry('old', 3, 1), entry('mid', 4, 5)],
    ['old'],
  ],
  [
    'nothing older than what has gone stays',
    [entry('a', 1, 1), entry('b', 6, 2), entry('c', 5, 3)],
    ['a', 'b'],
  ],
  ['what never fits goes alone', [entry('a', 4, 1), entry('huge', 11, 2)], ['huge']],
  ['nothing', [], []],
])('%s', (_name, entries, gone) => {
  expect(leastUsedBeyond(entries, 10)).toEqual(gone);
});
