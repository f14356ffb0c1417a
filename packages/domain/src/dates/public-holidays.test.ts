import { describe, expect, it } from 'vitest';
import type { IsoDate } from './iso-date';
import { isPublicHoliday, publicHolidayName } from './public-holidays';

describe('isPublicHoliday', () => {
  it.each<[IsoDate, boolean]>([
    ['2027-01-01', true],
    ['2027-01-06', true],
    ['2027-03-28', true],
    ['2027-03-29', true],
    ['2027-05-01', true],
    ['2027-05-03', true],
    ['2027-05-27', true],
    ['2027-11-11', true],
    ['2027-12-24', true],
    ['2025-12-24', true],
    ['2024-12-24', false],
    ['2024-04-01', true],
    ['2027-12-31', false],
  ])('%s: %s', (date, expected) => {
    expect(isPublicHoliday(date)).toBe(expected);
  });
});

describe('publicHolidayName', () => {
  it('names a holiday in both languages, and no other day', () => {
    expect(publicHolidayName('2027-05-03')).toEqual({
      pl: 'Narodowe Święto Konstytucji Trzeciego Maja',
      en: '3 May Constitution Day',
    });
    expect(publicHolidayName('2027-12-26')?.pl).toBe('Boże Narodzenie – drugi dzień');
    expect(publicHolidayName('2027-12-24')?.en).toBe('Christmas Eve');
    expect(publicHolidayName('2027-02-10')).toBeUndefined();
  });
});
