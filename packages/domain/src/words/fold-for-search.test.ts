import { describe, expect, it } from 'vitest';
import { foldForSearch, hasWords, searchWords } from './fold-for-search';

it('folds every Polish letter for searching', () => {
  expect(foldForSearch('Zażółć GĘŚLĄ jaźń, Łódź')).toBe('zazolc gesla jazn, lodz');
});

describe('a search', () => {
  const finds = (typed: string, text: string) => hasWords(text, searchWords(typed));

  it.each([
    'Bartłomiej Nowakowski',
    'nowakowski bart',
    'Ćwierć–Nowakowski',
    'Bartłomiej\u00a0Ćwierć',
    ' bartlomiej  cwierc\u200b ',
    '',
  ])('%j finds words, whatever stands between them', (typed) => {
    expect(finds(typed, 'Bartłomiej Ćwierć-Nowakowski')).toBe(true);
  });

  it('finds nothing that lacks one word', () => {
    expect(finds('Bartłomiej Nowak Anna', 'Bartłomiej Ćwierć-Nowakowski')).toBe(false);
  });
});
