import { describe, expect, it } from 'vitest';
import { parseTypedDateTime, typedTimeIn } from '../dates/date-time';
import type { IsoDate } from '../dates/iso-date';
import { monthName, monthText, parseTypedMonth } from '../dates/iso-month';
import { firstDayOf, isIsoWeek, parseTypedWeek, weekOf } from '../dates/iso-week';
import { parseTypedTime } from '../dates/time-of-day';
import { areFileNames, fileNamesOf, joinFileNames } from '../files/file-names';
import { isIntText, parseNumber } from '../money/typed-number';
import { areTags, partTags, tagsOf } from './tags';

const TODAY = '2027-02-10';

describe('parseTypedTime', () => {
  it.each([
    ['8:30', '08:30'],
    ['08:30', '08:30'],
    ['8.30', '08:30'],
    ['8,30', '08:30'],
    ['8 : 30', '08:30'],
    ['0830', '08:30'],
    ['830', '08:30'],
    ['8', '08:00'],
    ['8 h', '08:00'],
    ['godz. 8.30', '08:30'],
    ['8:30:59', '08:30'],
    ['\u200e8:30\u200b', '08:30'],
    ['8:30:99', undefined],
    ['0:00', '00:00'],
    ['23:59', '23:59'],
    ['24:00', undefined],
    ['8:60', undefined],
    ['8:3', undefined],
    ['99', undefined],
    ['12345', undefined],
    ['ósma', undefined],
    ['٨:٣٠', undefined],
    ['', undefined],
  ])('reads %j as %s', (typed, time) => {
    expect(parseTypedTime(typed)).toBe(time);
  });
});

describe('parseTypedMonth', () => {
  it.each([
    ['1.2027', '2027-01'],
    ['01/27', '2027-01'],
    ['2027-01', '2027-01'],
    ['2027-1', '2027-01'],
    ['styczeń 2027', '2027-01'],
    ['Stycznia 2027 r.', '2027-01'],
    ['I 2027', '2027-01'],
    ['January 2027', '2027-01'],
    ['12 85', '1985-12'],
    ['\u200e05.2027', '2027-05'],
    ['13.2027', undefined],
    ['0.2027', undefined],
    ['1.025', undefined],
    ['0025-01', undefined],
    ['styka 2027', undefined],
    ['2027', undefined],
    ['', undefined],
  ])('reads %j as %s', (typed, month) => {
    expect(parseTypedMonth(typed, TODAY)).toBe(month);
  });

  it('is written in words', () => {
    expect(monthText('2027-01')).toBe('styczeń 2027');
    expect(monthText('2027-01', 'en')).toBe('January 2027');
    expect(monthName('2027-01')).toBe('styczeń');
    expect(monthName('2027-01', 'en')).toBe('January');
  });
});

describe('weeks of ISO 8601', () => {
  it.each<[IsoDate, string]>([
    ['2026-12-31', '2026-W53'],
    ['2027-01-01', '2026-W53'],
    ['2027-01-03', '2026-W53'],
    ['2027-01-04', '2027-W01'],
    ['2027-12-31', '2027-W52'],
    ['2024-12-30', '2025-W01'],
    ['2021-01-03', '2020-W53'],
  ])('%s lies in %s', (day, week) => {
    expect(weekOf(day)).toBe(week);
    expect(firstDayOf(week) <= day).toBe(true);
    expect(weekOf(firstDayOf(week))).toBe(week);
  });

  it.each([
    ['5/2027', '2027-W05'],
    ['5.27', '2027-W05'],
    ['tydzień 5 2027', '2027-W05'],
    ['Tydz. 5/2027', '2027-W05'],
    ['week 5, 2027', '2027-W05'],
    ['2027-W05', '2027-W05'],
    ['2027W5', '2027-W05'],
    ['4.1.2027', '2027-W01'],
    ['\u200e5/2027', '2027-W05'],
    ['53/2026', '2026-W53'],
    ['53/2027', undefined],
    ['0/2027', undefined],
    ['5', undefined],
    ['', undefined],
  ])('reads %j as %s', (typed, week) => {
    expect(parseTypedWeek(typed, TODAY)).toBe(week);
  });

  it('knows which years have 53', () => {
    const long = Array.from({ length: 29 }, (_, at) => 2000 + at).filter((year) => isIsoWeek(`${year}-W53`));
    expect(long).toEqual([2004, 2009, 2015, 2020, 2026]);
  });
});

describe('parseTypedDateTime', () => {
  it.each([
    ['4.1.27 8:30', '2027-01-04 08:30:00'],
    ['04.01.2027, 8.30', '2027-01-04 08:30:00'],
    ['04.01.2027 godz. 8:30', '2027-01-04 08:30:00'],
    ['4 stycznia 2027 r. o 8:30', '2027-01-04 08:30:00'],
    ['4.1.27 0830', '2027-01-04 08:30:00'],
    ['2027-01-04T08:30', '2027-01-04 08:30:00'],
    ['2027-01-04 08:30:15', '2027-01-04 08:30:15'],
    ['04.01.2027', undefined],
    ['8:30', undefined],
    ['31.02.2027 8:30', undefined],
    ['4.1.27 24:00', undefined],
    ['2027-01-04T08:30:00Z', undefined],
    ['', undefined],
  ])('reads %j as %s', (typed, moment) => {
    expect(parseTypedDateTime(typed, TODAY)).toBe(moment);
  });
});

describe('typedTimeIn', () => {
  it.each([
    ['2027-01-04 08:30:00', '08:30:00'],
    ['2027-01-04T8:30', '8:30'],
    ['31.2.27 8:30', '8:30'],
    ['4.1.27 25:00', '25:00'],
    ['4.1.27 8:', '8:'],
    ['8:30', '8:30'],
    ['godz. 8.30', '8.30'],
    ['31.02.2027 9.00', '9.00'],
    ['31.02.2027, o 9.00', '9.00'],
    ['4.12', ''],
    ['4. 12.27', ''],
    ['04.01.2027', ''],
    ['4 stycznia 2027', ''],
    ['2027-01-04T08:30:00Z', ''],
    ['', ''],
    [`${' '.repeat(60)}8:30`, ''],
  ])('finds in %j the time %j', (text, time) => {
    expect(typedTimeIn(text)).toBe(time);
  });
});

describe('parseNumber', () => {
  it.each([
    ['1 234,5', 1234.5],
    ['1\u00a0234.5', 1234.5],
    ['-3', -3],
    ['\u22123', -3],
    ['+3', 3],
    ['-0', 0],
    ['007', 7],
    ['999999999999999', 999_999_999_999_999],
    ['1000000000000000', undefined],
    ['1.2.3', undefined],
    ['1,', undefined],
    ['1e3', undefined],
    ['Infinity', undefined],
    ['٣', undefined],
    ['', undefined],
  ])('reads %j as %s', (typed, number) => {
    expect(parseNumber(typed)).toBe(number);
  });

  it('knows a whole number', () => {
    expect(isIntText('12,0')).toBe(true);
    expect(isIntText('12,5')).toBe(false);
    expect(isIntText('dwa')).toBe(false);
  });
});

describe('tags', () => {
  it('are a text with commas or a list', () => {
    expect(tagsOf('dzieci,praca, ')).toEqual(['dzieci', 'praca']);
    expect(tagsOf(['dzieci'])).toEqual(['dzieci']);
  });

  it.each([
    ['', [], {}, 'blank'],
    ['  ', [], {}, 'blank'],
    ['praca', [], {}, undefined],
    ['praca', ['praca'], {}, 'repeated'],
    ['Praca', ['praca'], {}, undefined],
    ['praca', ['praca'], { allowRepeated: true }, undefined],
    ['praca', ['dzieci'], { limit: 1 }, 'limit'],
    ['praca', [], { limit: -1 }, undefined],
    ['praca', [], { limit: 0 }, 'limit'],
    ['praca', [], { isValid: () => false }, 'invalid'],
  ] as const)('%j after %j with %j: %s', (tag, tags, rules, refusal) => {
    const { added, refused } = partTags([tag], tags, rules);
    expect(added).toEqual(refusal === undefined ? [tag] : []);
    expect(refused).toEqual(refusal === undefined || refusal === 'blank' ? [] : [{ tag, refusal }]);
    if (refusal !== 'blank') expect(areTags([...tags, tag], rules)).toBe(refusal === undefined);
  });

  it('take the words of a pasted list that they can', () => {
    expect(partTags(['b', 'a', '', 'c', 'b', 'd', 'e'], ['a'], { limit: 4 })).toEqual({
      added: ['b', 'c', 'd'],
      refused: [
        { tag: 'a', refusal: 'repeated' },
        { tag: 'b', refusal: 'repeated' },
        { tag: 'e', refusal: 'limit' },
      ],
    });
  });

  it('are no longer together than a list may be that comes as one text', () => {
    const words = Array.from({ length: 5000 }, (_, at) => `tag${at}`);
    const { added, refused } = partTags(words, []);
    expect(areTags(added.join(','))).toBe(true);
    expect([...added, ...refused.map(({ tag }) => tag)]).toEqual(words);
    expect(new Set(refused.map(({ refusal }) => refusal))).toEqual(new Set(['full']));
  });
});

it('joins the names of files by a pipe and takes them apart', () => {
  const names = ['a1.pdf', 'b2.png'];
  expect(fileNamesOf(joinFileNames(names))).toEqual(names);
  expect(fileNamesOf('')).toEqual([]);
  expect(areFileNames(joinFileNames(names))).toBe(true);
});
