import { expect, it } from 'vitest';
import { isPersonName } from './person-name';

it.each([
  ['Żółwińska-Gęś', true],
  ["O'Hara", true],
  ['O’Hara', true],
  ['O\u00b4Connor', true],
  ['Anna\u00a0Maria', true],
  ['Anna\u200b', true],
  ['Nowak\u2013Kowalska', true],
  ['Nowak\u2011Kowalska', true],
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
