import { describe, expect, it } from 'vitest';
import { isRegon } from './regon';

describe('isRegon', () => {
  it.each(['999999004', '999999010', '999999027', '99999901000010'])('accepts %s', (text) => {
    expect(isRegon(text)).toBe(true);
  });

  it.each([
    ['a wrong check digit', '999999005'],
    ['a wrong check digit of the unit', '99999901000011'],
    ['a unit of an impossible company', '99999900500010'],
    ['ten digits', '9999990040'],
    ['a letter', '99999900X'],
    ['only zeros', '000000000'],
    ['fourteen zeros', '00000000000000'],
    ['nothing', ''],
  ])('refuses %s', (_reason, text) => {
    expect(isRegon(text)).toBe(false);
  });
});
