import { describe, expect, it } from 'vitest';
import { withScheme } from './with-scheme';

describe('withScheme', () => {
  it.each([
    ['example.com', 'https://example.com'],
    [' www.żłobek.example/oferta?rok=2027 ', 'https://www.żłobek.example/oferta?rok=2027'],
    ['http://example.com', 'http://example.com'],
    ['https://example.com', 'https://example.com'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['anna@example.com', 'anna@example.com'],
    ['example', 'example'],
    ['dwa słowa', 'dwa słowa'],
    ['', ''],
  ])('writes %j as %j', (typed, address) => {
    expect(withScheme(typed)).toBe(address);
  });
});
