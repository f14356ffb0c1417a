import { expect, it } from 'vitest';
import { periodText } from './period-text';

it.each([
  ['2027-01-01', '2027-01-31', '1–31 stycznia'],
  ['2027-01-28', '2027-02-03', '28 stycznia – 3 lutego'],
  ['2027-01-08', '2027-01-08', '8 stycznia'],
] as const)('from %s to %s is %s', (from, to, text) => {
  expect(periodText(from, to, 'pl').replaceAll('\u00a0', ' ')).toBe(text);
});

it('is said in English too, and of no days not at all', () => {
  expect(periodText('2027-01-01', '2027-01-31', 'en').replaceAll('\u00a0', ' ')).toBe('1–31 January');
  expect(periodText('2027-01-01', '', 'pl')).toBe('');
});
