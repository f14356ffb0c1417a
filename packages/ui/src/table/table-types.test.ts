import { describe, expect, it } from 'vitest';
import { nextSort, selectionOf, withAll, withToggled } from './table-types';

describe('nextSort', () => {
  it('starts a column ascending', () => {
    expect(nextSort({ key: 'name', direction: 'ascending' }, 'date')).toEqual({
      key: 'date',
      direction: 'ascending',
    });
    expect(nextSort(undefined, 'date')).toEqual({ key: 'date', direction: 'ascending' });
  });

  it('turns the same column round and back', () => {
    const turned = nextSort({ key: 'date', direction: 'ascending' }, 'date');
    expect(turned).toEqual({ key: 'date', direction: 'descending' });
    expect(nextSort(turned, 'date')).toEqual({ key: 'date', direction: 'ascending' });
  });
});

describe('selection', () => {
  it.each([
    [[], 'none'],
    [['a'], 'some'],
    [['a', 'b'], 'all'],
    [['a', 'b', 'elsewhere'], 'all'],
    [['elsewhere'], 'none'],
  ] as const)('of %j over rows a and b is %s', (keys, expected) => {
    expect(selectionOf(new Set(keys), ['a', 'b'])).toBe(expected);
  });

  it('is none over no rows', () => {
    expect(selectionOf(new Set(['a']), [])).toBe('none');
  });

  it('keeps rows of other pages when all in sight join or leave', () => {
    expect([...withAll(new Set(['elsewhere', 'a']), ['a', 'b'])]).toEqual(['elsewhere', 'a', 'b']);
    expect([...withAll(new Set(['elsewhere', 'a', 'b']), ['a', 'b'])]).toEqual(['elsewhere']);
  });

  it('toggles one row and leaves the given set alone', () => {
    const keys = new Set(['a']);
    expect([...withToggled(keys, 'b')]).toEqual(['a', 'b']);
    expect([...withToggled(keys, 'a')]).toEqual([]);
    expect([...keys]).toEqual(['a']);
  });
});
