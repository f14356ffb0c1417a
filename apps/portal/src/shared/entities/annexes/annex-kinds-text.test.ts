import { expect, it } from 'vitest';
import { annexKindsText } from './annex-kinds-text';

it('names what an annex changes in one line', () => {
  expect(annexKindsText(['PLACOWKA', 'KWOTA'], 'pl')).toBe('Placówka, koszt miesięczny');
  expect(annexKindsText(['KWOTA'], 'en')).toBe('Monthly cost');
  expect(annexKindsText([], 'pl')).toBe('');
});
