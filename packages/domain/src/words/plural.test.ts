import { expect, it } from 'vitest';
import { COUNTED, countText, pluralOf } from './plural';

it.each([
  [0, '0 miesięcy'],
  [1, '1 miesiąc'],
  [2, '2 miesiące'],
  [4, '4 miesiące'],
  [5, '5 miesięcy'],
  [12, '12 miesięcy'],
  [14, '14 miesięcy'],
  [21, '21 miesięcy'],
  [22, '22 miesiące'],
  [112, '112 miesięcy'],
  [1022, '1\u00a0022 miesiące'],
  [1.5, '1,5 miesiąca'],
])('%d is %s', (count, text) => {
  expect(countText(count, COUNTED.month)).toBe(text);
});

it('counts in English', () => {
  expect([0, 1, 2, 1.5].map((count) => countText(count, COUNTED.day, 'en'))).toEqual([
    '0 days',
    '1 day',
    '2 days',
    '1.5 days',
  ]);
});

it('takes the last form for a word that is never counted in parts', () => {
  expect(pluralOf(0.5, { one: 'plik', few: 'pliki', many: 'plików' })).toBe('plików');
});
