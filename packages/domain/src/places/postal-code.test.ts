import { describe, expect, it } from 'vitest';
import { formatPostalCode, isPostalCode, isPostalCodeUsualIn } from './postal-code';

describe('isPostalCode', () => {
  it.each([
    ['73-108', true],
    ['00-000', true],
    ['73108', false],
    ['7-3108', false],
    ['73-1080', false],
    ['73–108', false],
    ['', false],
  ])('%s: %s', (text, expected) => {
    expect(isPostalCode(text)).toBe(expected);
  });
});

describe('formatPostalCode', () => {
  it.each([
    ['73108', '73-108'],
    ['73 108', '73-108'],
    ['73', '73'],
    ['731', '73-1'],
    ['73-1089', '73-108'],
    ['abc', ''],
  ])('writes %s as %s', (typed, shown) => {
    expect(formatPostalCode(typed)).toBe(shown);
  });
});

describe('isPostalCodeUsualIn', () => {
  it.each([
    ['32', '73-108', true],
    ['32', '78-999', true],
    ['32', '69-999', false],
    ['32', '79-000', false],
    ['14', '00-001', true],
  ])('region %s, code %s: %s', (region, code, expected) => {
    expect(isPostalCodeUsualIn(region, code)).toBe(expected);
  });
});
