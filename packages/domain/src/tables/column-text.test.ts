import { describe, expect, it } from 'vitest';
import { columnExport, columnText } from './column-text';

describe('columnText', () => {
  it.each([
    ['text', 'Żółcisława', 'Żółcisława'],
    ['number', 12_345.678, '12\u00a0345,68'],
    ['number', 1140, '1\u00a0140'],
    ['price', 114_000, '1\u00a0140,00\u00a0zł'],
    ['date', '2027-03-14', '14.03.2027'],
    ['date', '2027-02-30', '2027-02-30'],
    ['date', 14, '14'],
    ['time', '07:30', '07:30'],
    ['datetime', '2027-03-14T08:05:00Z', '14.03.2027 09:05'],
    ['price', null, ''],
    ['number', 0, '0'],
  ] as const)('writes %s %s for people', (type, value, expected) => {
    expect(columnText(type, value)).toBe(expected);
  });

  it('groups numbers the English way in English', () => {
    expect(columnText('number', 1140.5, 'en')).toBe('1,140.5');
  });
});

describe('columnExport', () => {
  it.each([
    ['price', 114_000, '1140,00'],
    ['price', -5, '-0,05'],
    ['number', 3.5, '3,5'],
    ['date', '2027-03-14', '2027-03-14'],
    ['datetime', '2027-03-14T08:05:09Z', '2027-03-14 09:05:09'],
    ['text', undefined, ''],
  ] as const)('writes %s %s for a spreadsheet', (type, value, expected) => {
    expect(columnExport(type, value)).toBe(expected);
  });
});
