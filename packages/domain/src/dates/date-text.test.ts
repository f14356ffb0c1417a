import { describe, expect, it } from 'vitest';
import {
  type DateTextOptions,
  dateText,
  dayText,
  exactMomentText,
  longDateText,
  momentText,
  nearDayText,
  timeText,
  weekdayText,
} from './date-text';
import type { IsoDate } from './iso-date';

const today = '2027-02-10';

describe('dateText', () => {
  it.each<[day: IsoDate | '' | null | undefined, options: Partial<DateTextOptions>, text: string]>([
    ['2027-02-01', {}, '01.02'],
    ['2026-12-31', {}, '31.12.2026'],
    ['2027-02-01', { withYear: true }, '01.02.2027'],
    [undefined, {}, 'Brak'],
    [null, {}, 'Brak'],
    ['', {}, 'Brak'],
    ['', { locale: 'en' }, 'None'],
  ])('writes %s with %j as %s', (date, options, text) => {
    expect(dateText(date, { today, ...options })).toBe(text);
  });
});

describe('nearDayText', () => {
  it.each<[IsoDate, string | undefined]>([
    ['2027-02-07', undefined],
    ['2027-02-08', 'Przed Wczoraj'],
    ['2027-02-09', 'Wczoraj'],
    ['2027-02-10', 'Dzisiaj'],
    ['2027-02-11', 'Jutro'],
    ['2027-02-12', 'Pojutrze'],
    ['2027-02-13', undefined],
    ['2026-02-10', undefined],
  ])('calls %s %s', (date, text) => {
    expect(nearDayText(date, today)).toBe(text);
  });

  it('counts over the end of a month, and over the hour that spring takes', () => {
    expect(nearDayText('2027-03-01', '2027-02-28')).toBe('Jutro');
    expect(nearDayText('2027-03-29', '2027-03-27', 'en')).toBe('The day after tomorrow');
  });
});

describe('longDateText', () => {
  it.each([
    ['2027-03-14', 'pl', '14\u00a0marca 2027\u00a0r.'],
    ['2027-10-01', 'pl', '1\u00a0października 2027\u00a0r.'],
    ['2027-03-14', 'en', '14 March 2027'],
  ] as const)('writes %s in %s', (date, locale, text) => {
    expect(longDateText(date, locale)).toBe(text);
  });
});

describe('dayText and weekdayText', () => {
  it.each([
    ['2027-02-12', 'pl', '12\u00a0lutego', 'piątek'],
    ['2027-03-28', 'pl', '28\u00a0marca', 'niedziela'],
    ['2027-02-12', 'en', '12 February', 'Friday'],
  ] as const)('write %s in %s', (date, locale, day, weekday) => {
    expect(dayText(date, locale)).toBe(day);
    expect(weekdayText(date, locale)).toBe(weekday);
  });
});

describe('moments', () => {
  it.each([
    ['2027-02-10T08:00:00.000Z', '2027-02-10 09:00:00', '09:00'],
    ['2027-07-09T22:05:09.999Z', '2027-07-10 00:05:09', '00:05'],
  ])('%s is read in Warsaw', (instant, moment, time) => {
    expect(momentText(new Date(instant))).toBe(moment);
    expect(timeText(new Date(instant))).toBe(time);
  });
});

describe('exactMomentText', () => {
  it.each([
    ['2026-11-03T07:00:00.412Z', 'pl', '3\u00a0listopada 2026\u00a0r., 08:00:00,412'],
    ['2027-02-10T23:30:00.007Z', 'pl', '11\u00a0lutego 2027\u00a0r., 00:30:00,007'],
    ['2027-03-28T00:59:59.999Z', 'pl', '28\u00a0marca 2027\u00a0r., 01:59:59,999'],
    ['2027-03-28T01:00:00.000Z', 'en', '28 March 2027, 03:00:00,000'],
  ] as const)('writes %s in %s as %s', (instant, locale, text) => {
    expect(exactMomentText(new Date(instant), locale)).toBe(text);
  });
});
