import { describe, expect, it } from 'vitest';
import { rounded } from './int-field';

describe('rounded', () => {
  it.each([
    ['2,6', '3'],
    ['2.4', '2'],
    ['2,5', '3'],
    ['1 200', '1200'],
    ['-0,2', '0'],
    ['007', '7'],
    [' 12 ', '12'],
    ['', ''],
    ['\u200e12', '12'],
    ['12\u200b', '12'],
    ['1.000', '1.000'],
    ['1,000', '1,000'],
    ['dwa', 'dwa'],
    ['1,2,3', '1,2,3'],
  ])('writes %s as %s', (typed, whole) => {
    expect(rounded(typed)).toBe(whole);
  });
});
