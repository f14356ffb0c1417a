import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast, LEAST_CONTRAST } from '../packages/domain/src/colours/contrast';
import { PAIR_GROUPS } from '../packages/ui/src/foundations/tokens/testing/contrast-pairs';
import { colorsWorn, rolesOf } from './token-cascade';

const css = readFileSync(
  path.resolve(import.meta.dirname, '../packages/ui/src/foundations/styles/tokens.css'),
  'utf8',
);

const SCHEMES = {
  light: { scheme: 'light' },
  dark: { scheme: 'dark', dark: 'default' },
  black: { scheme: 'dark', dark: 'black' },
  'high contrast': { scheme: 'light', contrast: 'high' },
  'high contrast over dark': { scheme: 'dark', contrast: 'high' },
  'high contrast over black': { scheme: 'dark', dark: 'black', contrast: 'high' },
};
const ACCENTS = ['purple', 'green', 'orange', 'blue'];

const LOOKS = Object.entries(SCHEMES).flatMap(([name, scheme]) =>
  ACCENTS.map((accent) => ({ name: `${name}, ${accent}`, scheme: { ...scheme, accent } })),
);

const PAIRS = PAIR_GROUPS.flatMap(({ rows }) =>
  rows.flatMap(({ needs, front, backs }) => backs.map((back) => ({ needs, front, back }))),
);

/** Roles without a required contrast to their surroundings. */
const NEVER_READ = new Set([
  // Lines and fills that only repeat the grouping of a heading or a gap.
  ...['border', 'border-subtle', 'accent-line', 'chart-grid', 'companion-fill', 'skeleton-shine'],
  // The darker edge under a filled button.
  'accent-edge',
]);

describe.each(LOOKS)('in $name', ({ scheme }) => {
  const colors = colorsWorn(css, scheme);
  const level = 'contrast' in scheme ? 'high' : 'normal';

  it('every pair can be read or seen', () => {
    expect(tooWeak(colors, level)).toEqual([]);
  });
});

it('a pair that is too weak is named', () => {
  const colors = colorsWorn(css, { scheme: 'light', accent: 'purple' });
  colors.set('text', colors.get('surface') ?? '');
  expect(tooWeak(colors, 'normal')).toContain('text on surface: 1.00, needs 4.5');
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

function tooWeak(colors: ReadonlyMap<string, string>, level: 'normal' | 'high'): string[] {
  return PAIRS.flatMap(({ needs, front, back }) => {
    const least = LEAST_CONTRAST[needs][level];
    const ratio = contrast(colors.get(front) ?? front, colors.get(back) ?? back);
    return ratio < least ? [`${front} on ${back}: ${ratio.toFixed(2)}, needs ${least}`] : [];
  });
}
