import { expect, it } from 'vitest';
import { COUNTED, countText } from './plural';

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
])('%i is %s', (count, text) => {
  expect(countText(count, COUNTED.month)).toBe(text);
});

it('counts in English', () => {
  expect([0, 1, 2].map((count) => countText(count, COUNTED.day, 'en'))).toEqual([
    '0 days',
    '1 day',
    '2 days',
  ]);
});
