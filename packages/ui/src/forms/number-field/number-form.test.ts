import { describe, expect, it } from 'vitest';
import { numberForm } from './number-form';

describe('numberForm', () => {
  it.each([
    ['1234,5', '1234.5', '1\u00a0234,5', '1\u00a0234.5'],
    ['1 234.50', '1234.5', '1\u00a0234,5', '1\u00a0234.5'],
    ['-1000', '-1000', '-1\u00a0000', '-1\u00a0000'],
    ['0', '0', '0', '0'],
    ['', '', '', ''],
    [' dwa ', 'dwa', 'dwa', 'dwa'],
    ['0,0000001', '0.0000001', '0,0000001', '0.0000001'],
  ])('reads %s as %s and shows %s, in English %s', (typed, value, polish, english) => {
    expect(numberForm('pl').read(typed)).toBe(value);
    expect(numberForm('pl').write(value)).toBe(polish);
    expect(numberForm('en').write(value)).toBe(english);
  });
});
