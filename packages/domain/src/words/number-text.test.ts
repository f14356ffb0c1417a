import { expect, it } from 'vitest';
import { numberText } from './number-text';

it.each([
  [0, '0', '0'],
  [999, '999', '999'],
  [1140, '1\u00a0140', '1,140'],
  [1234567.891, '1\u00a0234\u00a0567,89', '1,234,567.89'],
  [1.5, '1,5', '1.5'],
  [-1140, '-1\u00a0140', '-1,140'],
])('writes %d as %s, in English as %s', (value, polish, english) => {
  expect(numberText(value)).toBe(polish);
  expect(numberText(value, 'en')).toBe(english);
});
