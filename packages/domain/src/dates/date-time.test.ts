import { describe, expect, it } from 'vitest';
import { getMoment, isDateTime, momentOf, parseTypedDateTime } from './date-time';

const TODAY = '2027-02-10';

describe('momentOf', () => {
  it.each([
    ['in winter', '2027-01-04 08:30:00', '2027-01-04T07:30:00.000Z'],
    ['in summer', '2027-07-04 08:30:00', '2027-07-04T06:30:00.000Z'],
    ['before the hour that is skipped', '2027-03-28 01:59:59', '2027-03-28T00:59:59.000Z'],
    ['after it', '2027-03-28 03:00:00', '2027-03-28T01:00:00.000Z'],
    ['in the hour that comes twice, the first time', '2027-10-31 02:30:00', '2027-10-31T00:30:00.000Z'],
    ['before time was made alike', '1900-06-01 12:00:00', '1900-06-01T10:36:00.000Z'],
  ])('%s', (_when, dateTime, moment) => {
    expect(momentOf(dateTime)?.toISOString()).toBe(moment);
    expect(isDateTime(dateTime)).toBe(true);
  });

  it.each(['2027-03-28 02:00:00', '2027-03-28 02:59:59', '2026-03-29 02:30:00'])(
    'has none at %s, which no clock of the office shows',
    (dateTime) => {
      expect(momentOf(dateTime)).toBeUndefined();
      expect(isDateTime(dateTime)).toBe(false);
    },
  );
});

describe('a moment of the office', () => {
  it.each([
    ['without seconds', '2027-02-10 09:00', '2027-02-10T08:00:00.000Z'],
    ['with seconds, in summer', '2027-07-01 09:00:30', '2027-07-01T07:00:30.000Z'],
    ['with milliseconds', '2026-11-03 08:00:00.412', '2026-11-03T07:00:00.412Z'],
    [
      'with milliseconds before the first second of 1970',
      '1969-12-31 23:59:59.998',
      '1969-12-31T22:59:59.998Z',
    ],
    ['as its day begins', '2027-03-28 00:00', '2027-03-27T23:00:00.000Z'],
    ['just before the hour that is skipped', '2027-03-28 01:59', '2027-03-28T00:59:00.000Z'],
    ['just after it', '2027-03-28 03:00', '2027-03-28T01:00:00.000Z'],
    ['after the hour that comes twice', '2027-10-31 03:30', '2027-10-31T02:30:00.000Z'],
  ])('is read %s', (_how, text, moment) => {
    expect(getMoment(text).toISOString()).toBe(moment);
  });

  it.each([
    'yesterday',
    '',
    '2027-13-45',
    '2027-13-45 09:00',
    '2027-02-30 09:00',
    '2027-02-10 24:00',
    '2027-02-10 09:00:00.4',
    '2027-03-28 02:30',
  ])('is not "%s"', (text) => {
    expect(momentOf(text)).toBeUndefined();
    expect(() => getMoment(text)).toThrow(`No clock of the office shows "${text}"`);
  });
});

describe('parseTypedDateTime', () => {
  it.each([
    ['4.1.27 8:30', '2027-01-04 08:30:00'],
    ['04.01.2027 r., godz. 8:30', '2027-01-04 08:30:00'],
    ['Monday, January 4, 2027 10:30', '2027-01-04 10:30:00'],
    ['\u200e04.01.2027 \u200f08:30', '2027-01-04 08:30:00'],
    ['4.1.2027 2028', '2027-01-04 20:28:00'],
  ])('reads %j as %s', (typed, dateTime) => {
    expect(parseTypedDateTime(typed, TODAY)).toBe(dateTime);
  });

  it.each(['28.3.27 2:30', '4.1.2027 2027', '4.1.2027', '8:30'])('refuses %j', (typed) => {
    expect(parseTypedDateTime(typed, TODAY)).toBeUndefined();
  });
});
