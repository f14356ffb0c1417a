import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { numberText } from './number-text';

// The first test of the file: a formatter that another one has needed is kept.
it('makes no formatter for a count', () => {
  const made = vi.spyOn(Intl, 'NumberFormat');
  numberText(1_234_567.5);

  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});

it.each([
  [0, '0', '0'],
  [999, '999', '999'],
  [1140, '1\u00a0140', '1,140'],
  [1234567.891, '1\u00a0234\u00a0567,89', '1,234,567.89'],
  [1.5, '1,5', '1.5'],
  [-1140, '-1\u00a0140', '-1,140'],
  // A hundred times it would be rounded up to a half.
  [19915436022460.664, '19\u00a0915\u00a0436\u00a0022\u00a0460,66', '19,915,436,022,460.66'],
])('writes %d as %s, in English as %s', (value, polish, english) => {
  expect(numberText(value)).toBe(polish);
  expect(numberText(value, 'en')).toBe(english);
});

it.each([
  ['pl', 'pl-PL'],
  ['en', 'en-GB'],
] as const)('writes any number in %s as Intl does', (locale, language) => {
  const format = new Intl.NumberFormat(language, { useGrouping: 'always', maximumFractionDigits: 2 });
  const numbers = fc.oneof(
    fc.integer(),
    fc.integer({ min: -10_000_000, max: 10_000_000 }).map((thousandths) => thousandths / 1000),
    fc.double(),
  );

  // No minus zero, which Intl writes as one.
  fc.assert(
    fc.property(numbers, (value) => value === 0 || numberText(value, locale) === format.format(value)),
    { numRuns: 1000 },
  );
});
