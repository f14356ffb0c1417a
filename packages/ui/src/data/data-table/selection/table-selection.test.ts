import { describe, expect, it } from 'vitest';
import { isSelected, selectionOf, withAll, withToggled } from './table-selection';

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
    expect(selectionOf('all', [])).toBe('none');
  });

  it('of everything holds each row', () => {
    expect(isSelected('all', 'a')).toBe(true);
    expect(selectionOf('all', ['a', 'b'])).toBe('all');
  });

  it('keeps rows elsewhere when all in sight join or leave', () => {
    expect([...withAll(new Set(['elsewhere', 'a']), ['a', 'b'])]).toEqual(['elsewhere', 'a', 'b']);
    expect([...withAll(new Set(['elsewhere', 'a', 'b']), ['a', 'b'])]).toEqual(['elsewhere']);
    expect([...withAll('all', ['a', 'b'])]).toEqual([]);
  });

  it('toggles one row and leaves the given set alone', () => {
    const keys = new Set(['a']);
    expect([...withToggled(keys, 'b', ['a', 'b'])]).toEqual(['a', 'b']);
    expect([...withToggled(keys, 'a', ['a', 'b'])]).toEqual([]);
    expect([...keys]).toEqual(['a']);
  });

  it('leaves the rows in sight when one of everything is taken out', () => {
    expect([...withToggled('all', 'a', ['a', 'b', 'c'])]).toEqual(['b', 'c']);
  });
});
