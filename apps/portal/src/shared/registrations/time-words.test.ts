import { expect, it } from 'vitest';
import { ageText, deadlineText } from './time-words';

const TODAY = '2027-02-10';

it('counts a child in whole months, and in years from the first birthday on', () => {
  expect(ageText('2027-01-11', TODAY, 'pl')).toBe('mniej niż miesiąc');
  expect(ageText('2027-01-10', TODAY, 'pl')).toBe('1 miesiąc');
  expect(ageText('2026-02-10', TODAY, 'pl')).toBe('1 rok');
  expect(ageText('2024-06-10', TODAY, 'pl')).toBe('2 lata 8 miesięcy');
  expect(ageText('2024-06-11', TODAY, 'en')).toBe('2 years 7 months');
});

it('says how far a deadline is, and how long it is over', () => {
  expect(deadlineText('2027-02-10', TODAY, 'pl')).toBe('dzisiaj');
  expect(deadlineText('2027-02-11', TODAY, 'pl')).toBe('jutro');
  expect(deadlineText('2027-02-20', TODAY, 'pl')).toBe('zostało: 10 dni');
  expect(deadlineText('2027-02-09', TODAY, 'pl')).toBe('1 dzień po terminie');
  expect(deadlineText('2027-02-05', TODAY, 'en')).toBe('5 days overdue');
});
