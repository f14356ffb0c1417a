import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  addDays,
  addMonths,
  daysBetween,
  daysInMonth,
  getIsoDate,
  type IsoDate,
  isIsoDate,
  isLeapYear,
  partsOf,
  toIsoDate,
  utcDay,
  warsawDate,
} from './iso-date';

it('is a type of its own: other text does not compile', () => {
  expectTypeOf<'2027-02-10'>().toExtend<IsoDate>();
  expectTypeOf(warsawDate(new Date())).toEqualTypeOf<IsoDate>();
  expectTypeOf(new Date().toISOString()).not.toExtend<IsoDate>();
  expectTypeOf<'10.02.2027' | ''>().not.toExtend<IsoDate>();
});

describe('getIsoDate', () => {
  it('gives an existing day and throws at any other text', () => {
    expect(getIsoDate('2024-02-29')).toBe('2024-02-29');
    expect(() => getIsoDate('2023-02-29')).toThrow('2023-02-29');
  });
});

it.each([
  ['2027-02-28T23:59:59.999Z', '2027-02-28'],
  ['2027-03-01T00:00:00.000Z', '2027-03-01'],
])('the day of %s in UTC is %s', (instant, day) => {
  expect(utcDay(new Date(instant))).toBe(day);
});

describe('isIsoDate', () => {
  it.each([
    ['2027-02-10', true],
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2100-02-29', false],
    ['2027-13-01', false],
    ['2027-00-10', false],
    ['2027-2-10', false],
    ['0000-01-01', false],
    ['2027-02-10T00:00', false],
    ['٢٠٢٧-٠٢-١٠', false],
    ['', false],
  ])('%s: %s', (text, expected) => {
    expect(isIsoDate(text)).toBe(expected);
  });
});

describe('toIsoDate', () => {
  it.each([
    [2027, 1, 4, '2027-01-04'],
    [1000, 1, 4, '1000-01-04'],
    [999, 12, 31, undefined],
    [25, 1, 4, undefined],
    [2027, 4, 31, undefined],
    [2027, 1.5, 1, undefined],
    [Number.NaN, 1, 1, undefined],
  ])('%d %d %d is %s', (year, month, day, expected) => {
    expect(toIsoDate(year, month, day)).toBe(expected);
  });
});

describe('counting days and months', () => {
  it.each<[IsoDate, number, IsoDate]>([
    ['2027-02-28', 1, '2027-03-01'],
    ['2027-03-28', 1, '2027-03-29'],
    ['2027-01-01', -1, '2026-12-31'],
  ])('%s and %i days is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });

  it.each<[IsoDate, number, IsoDate]>([
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-12-15', 1, '2028-01-15'],
    ['2027-03-31', -1, '2027-02-28'],
    ['2027-01-10', -1, '2026-12-10'],
  ])('%s and %i months is %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });

  it('counts days across a change of the clock', () => {
    expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2);
    expect(daysBetween('2027-03-29', '2027-03-27')).toBe(-2);
  });

  it('knows the lengths of months and years', () => {
    expect([1, 2, 4, 12].map((month) => daysInMonth(2027, month))).toEqual([31, 28, 30, 31]);
    expect([2000, 2024, 2400, 2100, 2027].map(isLeapYear)).toEqual([true, true, true, false, false]);
  });

  it('takes a day apart', () => {
    expect(partsOf('2027-02-10')).toEqual({ year: 2027, month: 2, day: 10 });
  });
});

describe('warsawDate', () => {
  it.each([
    ['2027-02-09T22:59:59.999Z', '2027-02-09'],
    ['2027-02-09T23:00:00.000Z', '2027-02-10'],
    ['2027-07-09T22:00:00.000Z', '2027-07-10'],
  ])('%s is %s', (instant, expected) => {
    expect(warsawDate(new Date(instant))).toBe(expected);
  });
});
