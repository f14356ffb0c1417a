import { describe, expect, it } from 'vitest';
import { fieldErrorText } from '../fields/field-errors';
import { dateField } from '../schemas/fields';
import { parseTypedDate } from './typed-date';

const TODAY = '2027-02-10';

/**
 * Dates as people type them, as they are pasted from letters, calendars and spreadsheets, and as browsers autofill
 * them.
 */
const UNDERSTOOD = [
  // typed
  ['4.1.27', '2027-01-04'],
  ['04.01.2027', '2027-01-04'],
  ['4.01.2027', '2027-01-04'],
  ['04.1.27', '2027-01-04'],
  ['4.1.2027', '2027-01-04'],
  ['4/1/2027', '2027-01-04'],
  ['04/01/27', '2027-01-04'],
  ['4-1-2027', '2027-01-04'],
  ['04-01-27', '2027-01-04'],
  ['4 1 2027', '2027-01-04'],
  ['4 1 27', '2027-01-04'],
  ['4,1,2027', '2027-01-04'],
  ['4. 1. 2027', '2027-01-04'],
  ['4 . 1 . 2027', '2027-01-04'],
  ['04012027', '2027-01-04'],
  ['31.12.2026', '2026-12-31'],
  ['12.4.90', '1990-04-12'],
  ['1.1.47', '2047-01-01'],
  ['1.1.48', '1948-01-01'],
  ['1.1.00', '2000-01-01'],
  ['29.02.2024', '2024-02-29'],
  ['29.2.00', '2000-02-29'],
  ['4 stycznia 2027', '2027-01-04'],
  ['4 styczeń 2027', '2027-01-04'],
  ['4 sty 27', '2027-01-04'],
  ['4 STYCZNIA 2027', '2027-01-04'],
  ['1 maja 2027', '2027-05-01'],
  ['1 maj 2027', '2027-05-01'],
  ['15 pazdziernika 2026', '2026-10-15'],
  ['15 wrz 2026', '2026-09-15'],
  ['4 I 2027', '2027-01-04'],
  ['4.I.2027', '2027-01-04'],
  ['11-XI-2026', '2026-11-11'],
  ['5 viii 26', '2026-08-05'],
  // pasted
  [' 04.01.2027 r. ', '2027-01-04'],
  ['04.01.2027r', '2027-01-04'],
  ['4 stycznia 2027 r.', '2027-01-04'],
  ['4 stycznia 2027 roku', '2027-01-04'],
  ['4\u00a0stycznia\u00a02027\u00a0r.', '2027-01-04'],
  ['poniedziałek, 4 stycznia 2027', '2027-01-04'],
  ['pon. 4.01.2027', '2027-01-04'],
  ['śr., 10 lutego 2027 r.', '2027-02-10'],
  ['4 January 2027', '2027-01-04'],
  ['January 4, 2027', '2027-01-04'],
  ['Mon, 4 Jan 2027', '2027-01-04'],
  ['04\u201301\u20132027', '2027-01-04'],
  ['04\u201101\u20112027', '2027-01-04'],
  ['04\u221201\u22122027', '2027-01-04'],
  ['2027\u201101\u201104', '2027-01-04'],
  ['04.01.2027 10:30', '2027-01-04'],
  ['2027-01-04 10:30:00', '2027-01-04'],
  ['\t04.01.2027\n', '2027-01-04'],
  ['\u200e04.\u200e01.\u200e2027', '2027-01-04'],
  ['04.01.2027\u200b', '2027-01-04'],
  ['Monday, January 4, 2027', '2027-01-04'],
  ['4th January 2027', '2027-01-04'],
  ['January 4th, 2027', '2027-01-04'],
  ['4.1.27, 10:30', '2027-01-04'],
  ['04.01.2027 r., godz. 8:30', '2027-01-04'],
  ['4 stycznia 2027 roku o 8:30', '2027-01-04'],
  ['04.01.2027, godz. 8.30', '2027-01-04'],
  ['2027-01-04T10:30', '2027-01-04'],
  ['2027-01-04T10:30:00', '2027-01-04'],
  // filled in by a browser or another program
  ['2027-01-04', '2027-01-04'],
  ['2027-1-4', '2027-01-04'],
  ['2027/01/04', '2027-01-04'],
  ['2027.01.04', '2027-01-04'],
  ['20270104', '2027-01-04'],
  ['1992-03-03', '1992-03-03'],
  ['19920303', '1992-03-03'],
] as const;

const REFUSED = [
  ['a day that February lacks', '29.02.2023'],
  ['a day that April lacks', '31.04.2027'],
  ['a month that no year has', '01.13.2027'],
  ['the order of American dates', '1/13/2027'],
  ['day zero', '00.01.2027'],
  ['month zero', '04.00.2027'],
  ['a year of three digits', '4.1.025'],
  ['a year that begins with zero', '4.1.0025'],
  ['the same year in the form of machines', '0025-01-04'],
  ['a year of one digit', '4.1.7'],
  ['a year of five digits', '4.1.20270'],
  ['no year', '4.1'],
  ['a month without a day', '01.2027'],
  ['a word', 'jutro'],
  ['a month that does not exist', '4 styka 2027'],
  ['two letters of a month', '4 cz 2027'],
  ['the wrong weekday', 'wtorek, 4 stycznia 2027'],
  ['the wrong weekday before an English day', 'Tuesday, January 4, 2027'],
  ['a time with a dot and no word', '4.1.27 8.30'],
  ['a time that no clock shows', '4.1.2027 99:99'],
  ['an hour that no day has', '4.1.2027 godz. 25:00'],
  ['a moment of Greenwich', '2027-01-04T10:30+00:00'],
  ['seven digits', '4012027'],
  ['six digits', '040127'],
  ['a moment of another time zone', '2027-01-04T23:30:00Z'],
  ['a number of days of a spreadsheet', '46391'],
  ['digits of another script', '٠٤.٠١.٢٠٢٧'],
  ['fullwidth digits', '０４.０１.２０２７'],
  ['a minus', '-4.1.2027'],
  ['two days', '4.1.2027 5.1.2027'],
  ['a formula', '=DATA(2027;1;4)'],
  ['a text that only begins as a day', '4.1.2027 albo później'],
  ['a very long text', `4.1.2027${' '.repeat(100_000)}x`],
] as const;

it('covers 80 texts and more', () => {
  expect(UNDERSTOOD.length + REFUSED.length).toBeGreaterThanOrEqual(80);
});

it.each(UNDERSTOOD)('reads %j as %s', (typed, expected) => {
  expect(parseTypedDate(typed, TODAY)).toBe(expected);
});

describe('says what is wrong with', () => {
  it.each(REFUSED)('%s: %j', (_what, typed) => {
    expect(parseTypedDate(typed, TODAY)).toBeUndefined();
    // The field then emits the text unchanged, and the rule refuses it.
    const refusal = dateField.safeParse(typed).error?.issues[0]?.message;
    expect(refusal).toBe('not-valid-date');
    expect(fieldErrorText('not-valid-date', 'pl')).toBe('Nieprawidłowa data');
  });
});

it('takes an empty text for no day', () => {
  expect(parseTypedDate('', TODAY)).toBeUndefined();
  expect(dateField.safeParse('').error?.issues[0]?.message).toBe('is-empty');
});
