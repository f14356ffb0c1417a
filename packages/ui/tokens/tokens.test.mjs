import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildTokens, CSS_FILE, JSON_FILE, tokensJson } from './build-tokens.mjs';
import { tokensCss } from './css.mjs';

it('tokens.json and tokens.css are the ones that the rules make', () => {
  const tokens = buildTokens();
  expect(readFileSync(JSON_FILE, 'utf8')).toBe(tokensJson(tokens));
  expect(readFileSync(CSS_FILE, 'utf8')).toBe(tokensCss(tokens));
});
