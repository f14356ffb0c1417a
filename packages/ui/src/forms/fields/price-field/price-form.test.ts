import { describe, expect, it } from 'vitest';
import { priceForm } from './price-form';

describe('priceForm', () => {
  it.each([
    ['1 140,5', '1140.50', '1\u00a0140,50'],
    ['1140.00', '1140.00', '1\u00a0140,00'],
    ['820 zł', '820.00', '820,00'],
    ['0', '0.00', '0,00'],
    ['', '', ''],
    [' około 900 ', 'około 900', 'około 900'],
    ['1,234', '1,234', '1,234'],
  ])('reads %s as %s and shows %s', (typed, value, shown) => {
    expect(priceForm.read(typed)).toBe(value);
    expect(priceForm.write(value)).toBe(shown);
  });
});
