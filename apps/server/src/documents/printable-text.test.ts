import { describe, expect, it } from 'vitest';
import { printable } from './printable-text';

const latinOnly = (character: string) => /[\p{Script=Latin} ]/u.test(character);

describe('printable', () => {
  it.each([
    ['keeps Polish letters', 'Zażółć gęślą jaźń', 'Zażółć gęślą jaźń'],
    ['composes letters with marks', 'z\u0307o\u0301', 'żó'],
    ['keeps line ends, in one form', 'a\r\nb\nc', 'a\nb\nc'],
    ['shows a picture that no font has by its code', 'a😀', 'a[U+1F600]'],
    ['shows a change of direction', 'a\u202Eb', 'a[U+202E]b'],
    ['shows a zero', 'a\u0000b', 'a[U+0000]b'],
    ['shows half a pair', 'a\uD800', 'a[U+D800]'],
  ])('%s', (_fact, text, shown) => {
    expect(printable(text, latinOnly)).toBe(shown);
  });
});
