import { describe, expect, it } from 'vitest';
import type { IsoDate } from './iso-date';
import { addWorkingDays, isWorkingDay, workingDaysBefore, workingDaysSince } from './working-days';

describe('isWorkingDay', () => {
  it.each<[IsoDate, boolean]>([
    ['2027-02-10', true],
    ['2027-02-13', false],
    ['2027-02-14', false],
    ['2027-05-27', false],
  ])('%s: %s', (date, expected) => {
    expect(isWorkingDay(date)).toBe(expected);
  });
});

describe('addWorkingDays', () => {
  it.each<[IsoDate, number, IsoDate]>([
    ['2027-02-10', 5, '2027-02-17'],
    ['2027-02-12', 1, '2027-02-15'],
    ['2027-02-13', 1, '2027-02-15'],
    ['2026-12-23', 1, '2026-12-28'],
    ['2027-04-30', 2, '2027-05-05'],
    ['2027-02-10', 0, '2027-02-10'],
  ])('%s and %i days is %s', (date, days, expected) => {
    expect(addWorkingDays(date, days)).toBe(expected);
  });
});

describe('the age in working days', () => {
  it.each<[IsoDate, IsoDate, number]>([
    ['2027-02-10', '2027-02-10', 0],
    ['2027-02-09', '2027-02-10', 1],
    // Friday to Sunday, and to Monday.
    ['2027-02-05', '2027-02-07', 0],
    ['2027-02-05', '2027-02-08', 1],
    ['2027-02-03', '2027-02-10', 5],
  ])('is from %s to %s %i', (sent, today, days) => {
    expect(workingDaysSince(sent, today)).toBe(days);
  });

  it.each<[IsoDate, number, IsoDate]>([
    ['2027-02-10', 0, '2027-02-10'],
    ['2027-02-10', 1, '2027-02-09'],
    ['2027-02-08', 1, '2027-02-07'],
    ['2027-02-10', 5, '2027-02-03'],
  ])('on %s is %i or more for what came until %s', (today, days, last) => {
    expect(workingDaysBefore(today, days)).toBe(last);
    expect(workingDaysSince(last, today)).toBeGreaterThanOrEqual(days);
  });
});
