import { describe, expect, it } from 'vitest';
import { formatMoney, formatWholeMoney, parsePrice, roundHalfUp, toPriceText } from './money';

describe('parsePrice', () => {
  it.each([
    ['1140', 114_000],
    ['1140,5', 114_050],
    ['1140.50', 114_050],
    ['1 140,00', 114_000],
    ['1\u00a0140,00\u00a0zł', 114_000],
    ['1 140,00 PLN', 114_000],
    ['PLN 1\u202f140', 114_000],
    ['\u200e1140,00', 114_000],
    ['1140,00\u200b', 114_000],
    ['0', 0],
    ['0,01', 1],
    ['19.99', 1999],
    ['99999999999,99', 9_999_999_999_999],
    ['-5', -500],
    ['−570,00', -57_000],
    ['-0', 0],
  ])('reads %s as %d grosze', (text, grosze) => {
    expect(parsePrice(text)).toBe(grosze);
  });

  it.each([
    '',
    ' ',
    '--1',
    '1-',
    '1,234',
    '1,2,3',
    '1.140,00',
    ',5',
    '5,',
    '1e3',
    'abc',
    '999999999999',
    '١٢',
  ])('refuses %j', (text) => {
    expect(parsePrice(text)).toBeUndefined();
  });
});

it('leaves grosze out where there are none', () => {
  expect(formatWholeMoney(114_000)).toBe('1\u00a0140\u00a0zł');
  expect(formatWholeMoney(114_050)).toBe('1\u00a0140,50\u00a0zł');
});

describe('formatMoney', () => {
  it.each([
    [114_000, '1 140,00 zł'],
    [0, '0,00 zł'],
    [5, '0,05 zł'],
    [99_999, '999,99 zł'],
    [123_456_789, '1 234 567,89 zł'],
    [-57_000, '−570,00 zł'],
  ])('writes %d as %s', (grosze, text) => {
    expect(formatMoney(grosze)).toBe(text.replaceAll(' ', '\u00a0'));
  });

  it('is read back as the same amount', () => {
    expect(parsePrice(formatMoney(114_005))).toBe(114_005);
    expect(parsePrice(toPriceText(114_005))).toBe(114_005);
  });
});

it('emits two decimals', () => {
  expect([114_000, 7, -7].map(toPriceText)).toEqual(['1140.00', '0.07', '-0.07']);
});

describe('roundHalfUp', () => {
  it.each([
    [5, 2, 3],
    [4, 3, 1],
    [-5, 2, -2],
    [-7, 3, -2],
    [0, 7, 0],
    [9_007_199_254_740_991, 10_000, 900_719_925_474],
  ])('%d / %d is %d', (numerator, denominator, expected) => {
    expect(roundHalfUp(numerator, denominator)).toBe(expected);
  });
});
