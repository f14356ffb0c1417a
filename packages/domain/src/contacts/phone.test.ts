import { describe, expect, it } from 'vitest';
import { formatPhone, isPhone, toE164 } from './phone';

describe('isPhone', () => {
  it.each([
    ['000 000 011', true],
    ['000000011', false],
    ['000  000 011', false],
    ['000 000 01', false],
    ['+48 000 000 011', false],
    ['000 000 01a', false],
    ['', false],
  ])('%s: %s', (text, expected) => {
    expect(isPhone(text)).toBe(expected);
  });
});

describe('formatPhone', () => {
  it.each([
    ['0', '0'],
    ['0000', '000 0'],
    ['+48 000 000 011', '000 000 011'],
    ['+48000000011', '000 000 011'],
    ['0048 000-000-011', '000 000 011'],
    ['48 600 000 011', '600 000 011'],
    ['+48 48 600 000 011', '600 000 011'],
    ['480000011', '480 000 011'],
    ['(+48) 600 100 200', '600 100 200'],
    ['(000) 000 011', '000 000 011'],
    ['12', '12'],
  ])('reads %s as %s', (text, phone) => {
    expect(formatPhone(text)).toBe(phone);
  });

  it.each([
    ['a German number', '+49 151 23456789', '+4915123456789'],
    ['a foreign number of nine digits', '+44 20 794 609', '+4420794609'],
    ['a British number', '+44 20 7946 0958', '+442079460958'],
    ['a German number after two zeros', '0049 151 23456789', '004 915 123 456 789'],
    ['a zero before the area', '0 48 123 45 67', '048 123 456 7'],
    ['a zero after the country', '+48 0600 100 200', '060 010 020 0'],
    ['ten digits', '0000000119', '000 000 011 9'],
    ['a page of digits', '1'.repeat(40), '1'.repeat(40)],
    ['two numbers', '600100200 600100201', '600 100 200 600 100 201'],
  ])('keeps every digit of %s, which the rule refuses', (_what, text, shown) => {
    expect(formatPhone(text)).toBe(shown);
    expect(isPhone(shown)).toBe(false);
  });

  it.each(['+48600100200', '0048600100200', '48600100200', '600100200'])('reads %s key by key', (text) => {
    const typed = [...text].reduce((shown, key) => formatPhone(shown + key), '');
    expect(typed).toBe('600 100 200');
  });
});

it('becomes an international number', () => {
  expect(toE164('000 000 011')).toBe('+48000000011');
});
