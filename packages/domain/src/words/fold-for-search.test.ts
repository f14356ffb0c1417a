import { expect, it } from 'vitest';
import { foldForSearch } from './fold-for-search';

it('folds every Polish letter for searching', () => {
  expect(foldForSearch('Zażółć GĘŚLĄ jaźń, Łódź')).toBe('zazolc gesla jazn, lodz');
});
