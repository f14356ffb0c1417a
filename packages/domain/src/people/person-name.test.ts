import { expect, it } from 'vitest';
import { isPersonName } from './person-name';

it.each([
  ['Żółwińska-Gęś', true],
  ["O'Hara", true],
  ['O’Hara', true],
  ['Anna Maria', true],
  ['Нина', true],
  ['a'.repeat(60), true],
  ['a'.repeat(61), false],
  ['Anna1', false],
  ['-Anna', false],
  ['<b>Anna</b>', false],
  [' ', false],
  ['', false],
])('%s: %s', (text, expected) => {
  expect(isPersonName(text)).toBe(expected);
});
