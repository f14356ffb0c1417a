import { describe, expect, it } from 'vitest';
import { tidyText } from '../words/tidy-text';
import { csvText } from './csv';

const cell = (text: string) => csvText([[text]]).slice(1, -2);

describe('csvText', () => {
  it('begins with a byte order mark, splits at semicolons and ends lines for Windows', () => {
    expect(
      csvText([
        ['Numer', 'Kwota'],
        ['FR/2-2026/00191', '1140,00'],
      ]),
    ).toBe('\ufeffNumer;Kwota\r\nFR/2-2026/00191;1140,00\r\n');
  });

  it.each([
    ['Rak; Oliwia', '"Rak; Oliwia"'],
    ['zwana "Olą"', '"zwana ""Olą"""'],
    ['dwie\nlinie', '"dwie\nlinie"'],
    ['Żółć', 'Żółć'],
  ])('quotes %j', (text, expected) => {
    expect(cell(text)).toBe(expected);
  });

  it.each([
    '=1+1',
    '+48 600',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\n=1',
    '-2,5x',
    '＝1+1',
    '＋48',
    '－2+3',
    '＠SUM(A1)',
    ' ＝1',
    '\tx',
    '\rx',
  ])('disarms %j', (text) => {
    expect(cell(text).replace(/^"/, '').startsWith("'")).toBe(true);
  });

  it.each(['01210112345', '00', '74999000090000000000000001', '123456789012'])(
    'keeps the digits of %j from being a number',
    (text) => {
      expect(cell(text)).toBe(`\t${text}`);
      expect(tidyText(cell(text))).toBe(text);
    },
  );

  it.each(['0', '12345678901', '0,50', '74 9990 0009', '-5', '-0,05', '12,50', 'a=b', 'a＝b', '|calc'])(
    'leaves %j alone',
    (text) => {
      expect(cell(text)).toBe(text);
    },
  );
});
