import { describe, expect, it } from 'vitest';
import { formatPhone, fromPasted, isPhone, toE164 } from './phone';

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

describe('fromPasted', () => {
  it.each([
    ['+48 000 000 011', '000 000 011'],
    ['+48000000011', '000 000 011'],
    ['0048 000-000-011', '000 000 011'],
    ['48 600 000 011', '600 000 011'],
    ['480000011', '480 000 011'],
    ['(000) 000 011', '000 000 011'],
    ['12', '12'],
  ])('reads %s as %s', (pasted, phone) => {
    expect(fromPasted(pasted)).toBe(phone);
  });
});

it('groups digits while they are typed', () => {
  expect(['0', '0000', '0000000119'].map(formatPhone)).toEqual(['0', '000 0', '000 000 011']);
});

it('becomes an international number', () => {
  expect(toE164('000 000 011')).toBe('+48000000011');
});
