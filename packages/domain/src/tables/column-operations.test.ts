import { describe, expect, it } from 'vitest';
import { COLUMN_OPERATIONS, type ColumnValue, columnOperation } from './column-operations';

describe('columnOperation', () => {
  it.each([
    ['first', 'Żaneta'],
    ['last', 'Adam'],
  ] as const)('takes the %s text in the order of the rows', (operation, expected) => {
    expect(columnOperation('text', operation, ['', 'Żaneta', 'Łukasz', 'Adam', null])).toBe(expected);
  });

  it.each([
    ['min', -2],
    ['max', 7.5],
    ['sum', 8.5],
    ['avg', 8.5 / 3],
    ['median', 3],
  ] as const)('of numbers: %s', (operation, expected) => {
    expect(columnOperation('number', operation, [3, null, 7.5, undefined, -2])).toBe(expected);
  });

  it.each([
    ['sum', 76_002 + 114_001],
    ['avg', 95_002],
    ['median', 95_002],
  ] as const)('keeps grosze whole, halves up: %s', (operation, expected) => {
    expect(columnOperation('price', operation, [76_002, 114_001])).toBe(expected);
  });

  it('sums a hundred thousand prices exactly', () => {
    const prices = Array.from({ length: 100_000 }, () => 10);
    expect(columnOperation('price', 'sum', prices)).toBe(1_000_000);
    expect(columnOperation('price', 'max', prices)).toBe(10);
  });

  it.each([
    ['min', '2026-11-01'],
    ['max', '2026-11-30'],
    ['avg', '2026-11-11'],
    ['median', '2026-11-03'],
    ['sum', null],
  ] as const)('of days: %s', (operation, expected) => {
    expect(columnOperation('date', operation, ['2026-11-30', '2026-11-01', '', '2026-11-03'])).toBe(expected);
  });

  it('offers the sum of what adds up, so of no days', () => {
    const types = Object.entries(COLUMN_OPERATIONS).filter(([, operations]) => operations.includes('sum'));
    expect(types.map(([type]) => type)).toEqual(['number', 'price', 'time']);
  });

  it('finds the day in the middle, the earlier of two', () => {
    expect(columnOperation('date', 'avg', ['2027-02-27', '2027-03-01'])).toBe('2027-02-28');
    expect(columnOperation('date', 'median', ['2027-01-01', '2027-01-02'])).toBe('2027-01-01');
  });

  it.each([
    ['min', '07:30'],
    ['max', '15:15'],
    ['avg', '10:30'],
    ['median', '08:45'],
    ['sum', '31:30'],
  ] as const)('of times: %s', (operation, expected) => {
    expect(columnOperation('time', operation, ['08:45', '07:30', '15:15'])).toBe(expected);
  });

  it.each([
    ['min', '2026-11-12T07:00:00.000Z'],
    ['max', '2026-11-12T09:00:00.001Z'],
    ['avg', '2026-11-12T08:00:00.001Z'],
    ['sum', null],
  ] as const)('of instants: %s', (operation, expected) => {
    const instants = ['2026-11-12T09:00:00.001Z', '2026-11-12T07:00:00.000Z'];
    expect(columnOperation('datetime', operation, instants)).toBe(expected);
  });

  it('gives nothing for columns without a value', () => {
    const empty: ColumnValue[] = [null, undefined, ''];
    for (const [type, operations] of Object.entries(COLUMN_OPERATIONS)) {
      for (const operation of operations) {
        expect(columnOperation(type as keyof typeof COLUMN_OPERATIONS, operation, empty)).toBeNull();
        expect(columnOperation(type as keyof typeof COLUMN_OPERATIONS, operation, [])).toBeNull();
      }
    }
  });
});
