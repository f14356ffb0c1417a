import { describe, expect, it } from 'vitest';
import { type ColumnFilter, filterTest, isNarrowing } from './column-filter';

describe('filterTest', () => {
  it('finds a text without its case and accents', () => {
    const test = filterTest('text', { kind: 'contains', text: ' zolw ' });
    expect(['Żółwik', 'ŻÓŁW', 'Zoologia', null].map(test)).toEqual([true, true, false, false]);
  });

  it('includes both ends of a range, and leaves empty cells out', () => {
    const test = filterTest('price', { kind: 'range', from: 76_000, to: 114_000 });
    expect([75_999, 76_000, 114_000, 114_001, null].map(test)).toEqual([false, true, true, false, false]);
  });

  it('takes a range with one end', () => {
    const test = filterTest('date', { kind: 'range', from: '2026-11-12', to: null });
    expect(['2026-11-11', '2026-11-12', '2030-01-01', ''].map(test)).toEqual([false, true, true, false]);
  });

  it('compares instants by the office day they fall on', () => {
    const test = filterTest('datetime', { kind: 'range', from: '2026-11-12', to: '2026-11-12' });
    expect(['2026-11-11T22:59:59Z', '2026-11-11T23:00:00Z', '2026-11-12T22:59:59Z'].map(test)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('takes one of several values', () => {
    const test = filterTest('text', { kind: 'options', values: ['sent', 'scored'] });
    expect(['sent', 'scored', 'draft', null].map(test)).toEqual([true, true, false, false]);
  });
});

describe('isNarrowing', () => {
  it.each<[ColumnFilter, boolean]>([
    [{ kind: 'contains', text: ' ' }, false],
    [{ kind: 'contains', text: 'a' }, true],
    [{ kind: 'range', from: null, to: '' }, false],
    [{ kind: 'range', from: 0, to: null }, true],
    [{ kind: 'options', values: [] }, false],
    [{ kind: 'options', values: ['x'] }, true],
  ])('%j: %s', (filter, expected) => {
    expect(isNarrowing(filter)).toBe(expected);
    expect(filterTest('number', filter)(null)).toBe(!expected);
  });
});
