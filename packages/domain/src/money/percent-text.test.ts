import { describe, expect, it } from 'vitest';
import { percentText } from './percent-text';

describe('percentText', () => {
  it.each([
    [85, {}, '85,00\u00a0%'],
    [12.345, {}, '12,35\u00a0%'],
    [0, {}, '0,00\u00a0%'],
    [-0.001, {}, '0,00\u00a0%'],
    [-4.5, {}, '−4,50\u00a0%'],
    [1234.5, {}, '1\u00a0234,50\u00a0%'],
    [84.6, { type: 'integer' }, '85\u00a0%'],
    [1234.5, { locale: 'en' }, '1,234.50\u00a0%'],
    [null, {}, 'Brak'],
    [undefined, { type: 'integer' }, 'Brak'],
    [null, { locale: 'en' }, 'None'],
  ] as const)('writes %s with %j as %s', (value, options, text) => {
    expect(percentText(value, options)).toBe(text);
  });
});
