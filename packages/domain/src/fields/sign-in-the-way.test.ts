import { describe, expect, it } from 'vitest';
import { fieldErrorText } from './field-errors';

describe('a refusal names the sign that is in the way', () => {
  it.each([
    ['not-valid-name', 'Anna·Maria', 'Wpisz tylko litery, spacje, łącznik lub apostrof: usuń „·”'],
    ['not-valid-name', 'Anna\u200b1', 'Wpisz tylko litery, spacje, łącznik lub apostrof: usuń „1”'],
    ['not-valid-name', 'Anna$&', 'Wpisz tylko litery, spacje, łącznik lub apostrof: usuń „$&”'],
    ['not-valid-name', '-Kowalska-', 'Wpisz tylko litery, spacje, łącznik lub apostrof: usuń „-”'],
    ['not-valid-nip', '31.02.2027', 'NIP ma same cyfry: usuń „.”'],
    ['not-valid-nip', 'PL 526/025', 'NIP ma same cyfry: usuń „/”'],
    ['not-valid-price', '12,34 zł/mies.', 'Nieprawidłowa kwota: usuń „zł/mies”'],
    ['not-valid-price', '1 140,00 EUR', 'Nieprawidłowa kwota: usuń „EUR”'],
    ['not-valid-number', '1.000', 'Wpisz liczbę całkowitą: usuń „.”'],
    ['not-valid-decimal', '12,5 m', 'Wpisz liczbę, na przykład 12,5: usuń „m”'],
  ] as const)('%s of %j', (code, value, text) => {
    expect(fieldErrorText(code, 'pl', { value })).toBe(text);
  });

  it('in English', () => {
    expect(fieldErrorText('not-valid-name', 'en', { value: 'Anna/Maria' })).toBe(
      'Use only letters, spaces, a hyphen or an apostrophe: remove “/”',
    );
  });

  it.each([
    ['not-valid-name', '123'],
    // The field takes these out by itself.
    ['not-valid-price', '12,345 zł'],
    ['not-valid-price', 'PLN 1.140,00'],
    ['not-valid-nip', 'PL 526-025-02-7'],
    // A sentence of its own.
    ['not-valid-nip', '526025027X'],
    ['not-valid-price', '1.140,00'],
    ['not-valid-number', undefined],
  ] as const)('and no other: %s of %j', (code, value) => {
    expect(fieldErrorText(code, 'pl', { value })).not.toContain('usuń');
  });
});
