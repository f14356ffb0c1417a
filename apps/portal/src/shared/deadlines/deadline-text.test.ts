import { expect, it } from 'vitest';
import { deadlineText } from './deadline-text';

const TODAY = '2027-02-10';

it('says how far a deadline is, and how long it is over', () => {
  expect(deadlineText('2027-02-10', TODAY, 'pl')).toBe('dzisiaj');
  expect(deadlineText('2027-02-11', TODAY, 'pl')).toBe('jutro');
  expect(deadlineText('2027-02-20', TODAY, 'pl')).toBe('zostało: 10\u00a0dni');
  expect(deadlineText('2027-02-09', TODAY, 'pl')).toBe('1\u00a0dzień po terminie');
  expect(deadlineText('2027-02-05', TODAY, 'en')).toBe('5 days overdue');
});
