import { expect, expectTypeOf, it } from 'vitest';
import { TOKENS, type TokenName, tokenVar } from './tokens';

it('a style reads a token by its custom property, of which the types know the name', () => {
  const accent = tokenVar('accent');

  expect(accent).toBe('var(--urzad-accent)');
  expectTypeOf(accent).toEqualTypeOf<'var(--urzad-accent)'>();
  expectTypeOf<'acent'>().not.toExtend<TokenName>();
});

it('a script reads the value in the light scheme', () => {
  expect([TOKENS.accent, TOKENS['space-4'], TOKENS['text-md'], TOKENS['line-md']]).toEqual([
    '#692c7e',
    '16px',
    '18px',
    1.56,
  ]);
});
