import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../packages/domain/src/colours/contrast';
import { LOOKS, PAIRS, sayWeakPair, weakPairs } from '../../packages/ui/tokens/contrast-gate';
import { colorsWorn, rolesOf } from '../../packages/ui/tokens/token-cascade';

const css = readFileSync(
  path.resolve(import.meta.dirname, '../../packages/ui/src/foundations/styles/tokens.css'),
  'utf8',
);

/** Roles without a required contrast to their surroundings. */
const NEVER_READ = new Set([
  // Lines and fills that only repeat the grouping of a heading or a gap.
  ...['border', 'border-subtle', 'accent-line', 'chart-grid', 'companion-fill', 'skeleton-shine'],
  // The darker edge under a filled button.
  'accent-edge',
]);

it('there are six schemes by four accents', () => {
  expect(LOOKS).toHaveLength(24);
});

describe.each(LOOKS)('in $name', ({ attributes, level }) => {
  it('every pair can be read or seen', () => {
    expect(weakPairs(colorsWorn(css, attributes), level).map(sayWeakPair)).toEqual([]);
  });
});

it('a pair that is too weak is named', () => {
  const colors = colorsWorn(css, { scheme: 'light', accent: 'purple' });
  colors.set('text', colors.get('surface') ?? '');
  expect(weakPairs(colors, 'normal').map(sayWeakPair)).toContain('text on surface: 1.00, needs 4.5');
});

it('every colour role is measured', () => {
  const measured = new Set(PAIRS.flatMap(({ front, back }) => [front, back]));
  const roles = rolesOf(css);
  expect(roles.length).toBeGreaterThan(90);
  expect(roles.filter((role) => !measured.has(role) && !NEVER_READ.has(role))).toEqual([]);
});

describe('contrast', () => {
  it.each([
    ['#000', '#ffffff', 21],
    ['#ffffff', '#fff', 1],
    ['#767676', 'rgb(255, 255, 255)', 4.54],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
    expect(contrast(other, one)).toBeCloseTo(ratio, 2);
  });

  it('is not guessed for a colour one can see through', () => {
    expect(() => contrast('rgba(0, 0, 0, 0.5)', '#fff')).toThrow('Not an opaque colour');
  });
});
