import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildTokens, CSS_FILE, JSON_FILE, tokensJson } from './build-tokens.mjs';
import { contrast } from './color-maths.mjs';
import { checkContrast } from './contrast.mjs';
import { tokensCss } from './css.mjs';

const tokens = buildTokens();

describe('tokens', () => {
  it('are the ones in tokens.json and tokens.css', () => {
    expect(readFileSync(JSON_FILE, 'utf8')).toBe(tokensJson(tokens));
    expect(readFileSync(CSS_FILE, 'utf8')).toBe(tokensCss(tokens));
  });

  it('keep every pair legible in four schemes and four accents', () => {
    const { count, failures } = checkContrast(tokens);
    expect(failures).toEqual([]);
    expect(count).toBeGreaterThan(3800);
  });

  it('would report a pair that is too weak', () => {
    const broken = structuredClone(tokens);
    broken.color.resolved.light.purple.text = broken.color.resolved.light.purple.surface;
    expect(checkContrast(broken).failures).toContain('light purple text on surface: 1.00, needs 4.5');
  });
});

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
    expect(contrast(other, one)).toBeCloseTo(ratio, 2);
  });
});
