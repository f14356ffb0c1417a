import { describe, expect, it } from 'vitest';
import { isNip, nipError } from './nip';

describe('nipError', () => {
  it.each([
    ['0000000017', undefined],
    ['0000000023', undefined],
    ['0000000046', undefined],
    ['0000000052', undefined],
    ['5260250274', undefined],
    ['0000000018', 'check-digit'],
    ['0000000000', 'check-digit'],
    ['1234567890', 'check-digit'],
    ['526025027', 'too-short'],
    ['', 'too-short'],
    ['52602502740', 'too-long'],
    ['526025027X', 'letters'],
    ['526-025-02-74', 'letters'],
    ['٥٢٦٠٢٥٠٢٧٤', 'letters'],
  ])('of %s is %s', (text, expected) => {
    expect(nipError(text)).toBe(expected);
    expect(isNip(text)).toBe(expected === undefined);
  });

  it('refuses a checksum that works out to ten, whatever the last digit', () => {
    // The only digit that counts is the ninth: 7 · 3 = 21, remainder 10.
    for (let digit = 0; digit <= 9; digit++) expect(nipError(`000000003${digit}`)).toBe('check-digit');
  });
});
