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
    ['-0,00000012345678', '-0.00000012345678', '-0,00000012345678', '-0.00000012345678'],
    ['0,10000000000000', '0.1', '0,1', '0.1'],
    ['-0', '0', '0', '0'],
    [
      '123456789012345',
      '123456789012345',
      '123\u00a0456\u00a0789\u00a0012\u00a0345',
      '123\u00a0456\u00a0789\u00a0012\u00a0345',
    ],
  ])('reads %s as %s and shows %s, in English %s', (typed, value, polish, english) => {
    expect(numberForm('pl').read(typed)).toBe(value);
    expect(numberForm('pl').write(value)).toBe(polish);
    expect(numberForm('en').write(value)).toBe(english);
  });
});
