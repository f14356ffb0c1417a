import { describe, expect, it } from 'vitest';
import {
  nextSort,
  orderedKeys,
  positionOf,
  START_VIEW,
  withFilter,
  withMoved,
  withOperation,
  withShown,
  withWidth,
} from './table-view';

const KEYS = ['number', 'child', 'city', 'amount'];

describe('nextSort', () => {
  it('starts a column ascending and turns it round and back', () => {
    const ascending = nextSort({ key: 'name', direction: 'ascending' }, 'date');
    expect(ascending).toEqual({ key: 'date', direction: 'ascending' });
    const descending = nextSort(ascending, 'date');
    expect(descending.direction).toBe('descending');
    expect(nextSort(descending, 'date').direction).toBe('ascending');
  });
});

describe('order of columns', () => {
  it('puts columns that a saved view does not know at the end, and forgets those that are gone', () => {
    expect(orderedKeys({ order: ['city', 'gone', 'number'] }, KEYS)).toEqual([
      'city',
      'number',
      'child',
      'amount',
    ]);
  });

  it.each([
    ['number', 'city', ['child', 'city', 'number', 'amount']],
    ['amount', 'child', ['number', 'amount', 'child', 'city']],
  ])('moves %s to the place of %s', (key, target, expected) => {
    expect(withMoved(START_VIEW, KEYS, key, target).order).toEqual(expected);
  });

  it('stays as it is for unknown columns and for the same position', () => {
    expect(withMoved(START_VIEW, KEYS, 'gone', 'city')).toBe(START_VIEW);
    expect(withMoved(START_VIEW, KEYS, 'city', 'city')).toBe(START_VIEW);
  });
});

describe('positionOf', () => {
  const columns = KEYS.map((key) => ({ key, hideable: key !== 'number' }));

  it.each([
    ['in sight', [], 'amount', 4, 4],
    ['behind a hidden one', ['child'], 'amount', 3, 3],
    ['that is hidden itself', ['child'], 'child', 2, 4],
    ['behind one that cannot be hidden', ['number'], 'child', 2, 4],
  ])('counts for a column %s', (_, hidden, key, position, count) => {
    expect(positionOf({ ...START_VIEW, hidden }, columns, key)).toEqual({ position, count });
  });

  it('follows the order of the view', () => {
    const moved = withMoved({ ...START_VIEW, hidden: ['child'] }, KEYS, 'amount', 'city');
    expect(positionOf(moved, columns, 'amount')).toEqual({ position: 2, count: 3 });
  });
});

describe('changes of a view', () => {
  it('hides and shows a column once', () => {
    const hidden = withShown(withShown(START_VIEW, 'city', false), 'city', false);
    expect(hidden.hidden).toEqual(['city']);
    expect(withShown(hidden, 'city', true).hidden).toEqual([]);
  });

  it.each([
    [200.4, 200],
    [1, 64],
    [9_999, 800],
  ])('keeps a width of %d px within its bounds', (width, expected) => {
    expect(withWidth(START_VIEW, 'city', width).widths).toEqual({ city: expected });
  });

  it('gives a column its own width back', () => {
    expect(withWidth(withWidth(START_VIEW, 'city', 200), 'city', undefined).widths).toEqual({});
  });

  it('keeps no filter that lets everything through', () => {
    const filtered = withFilter(START_VIEW, 'city', { kind: 'contains', text: 'Staw' });
    expect(Object.keys(filtered.filters)).toEqual(['city']);
    expect(withFilter(filtered, 'city', { kind: 'contains', text: ' ' }).filters).toEqual({});
    expect(withFilter(filtered, 'city', undefined).filters).toEqual({});
  });

  it('sets and takes away an operation', () => {
    const summed = withOperation(START_VIEW, 'amount', 'sum');
    expect(summed.operations).toEqual({ amount: 'sum' });
    expect(withOperation(summed, 'amount', undefined).operations).toEqual({});
  });
});
