import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BRANDS, themeFile } from './build-tokens.mjs';
import { LOOKS } from './contrast-gate';
import { tokensCss } from './css.mjs';
import { themeOf } from './theme-command.mjs';
import { colorsWorn } from './token-cascade';
import { buildTokens } from './tokens.mjs';

const BRAND = { name: 'Urząd Miasta', accent: '#00606b' };
const themeOfBrand = (more) => themeOf(JSON.stringify({ ...BRAND, ...more }));
const TOKENS = tokensCss(buildTokens());
const worn = (theme, attributes) => colorsWorn(TOKENS + theme.css, attributes);

describe('the theme of a brand', () => {
  it('has the colour of the office as the accent of its buttons', () => {
    expect(worn(themeOfBrand(), { scheme: 'light' }).get('accent')).toBe('#00606b');
    expect(worn(themeOfBrand(), { scheme: 'light', accent: 'purple' }).get('accent')).toBe('#00606b');
  });

  it.each(['green', 'orange', 'blue'])('leaves the accent %s to who chose it', (accent) => {
    for (const { attributes } of LOOKS.filter((look) => look.attributes.accent === accent))
      expect(worn(themeOfBrand(), attributes)).toEqual(colorsWorn(TOKENS, attributes));
  });

  it('has colours of states, a companion, a font and radii in the proportions of ours', () => {
    const theme = themeOfBrand({
      companion: '#c2571a',
      colours: { error: '#a3123f' },
      font: { sans: "'Lato', sans-serif" },
      radius: 5,
    });
    const colors = worn(theme, { scheme: 'light' });
    expect([colors.get('error'), colors.get('companion-fill')]).toEqual(['#a3123f', '#c2571a']);
    expect(theme.css).toContain(":root{--urzad-font-sans:'Lato', sans-serif;--urzad-radius-xs:2px;");
    expect(theme.css).toContain('--urzad-radius-md:5px;--urzad-radius-lg:7px;--urzad-radius-xl:10px}');
  });
});

describe('a brand is refused', () => {
  it('whose accent nobody can read white words on, with the pair, its contrast and what it needs', () => {
    expect(themeOfBrand({ accent: '#ffd500' })).toEqual({
      refusals: expect.arrayContaining([
        expect.stringMatching(/^on-accent on accent: 1\.\d\d, needs 4\.5 \(scheme: light\)$/),
      ]),
    });
  });

  it.each([
    [{ accent: 'teal' }, 'accent: write a colour as #rrggbb.'],
    [{ radius: 25 }, 'radius: the most is 24.'],
    [{ radius: -1 }, 'radius: the least is 0.'],
    [{ font: { sans: 'Lato;}body{display:none' } }, /^font\.sans: write names of fonts/],
    [{ font: { sans: "'Lato, sans-serif" } }, /^font\.sans: write names of fonts/],
    [{ font: { mono: ' ' } }, /^font\.mono: write names of fonts/],
    [{ name: 'Urząd */ body{}' }, /^name: write the name of the office in words/],
    [{ accent: undefined }, /^accent: .*expected string/],
    [{ acent: '#00606b' }, /^The brand: .*"acent"/],
    [{ colours: { danger: '#00606b' } }, /^colours: .*"danger"/],
  ])('%j', (more, refusal) => {
    expect(themeOfBrand(more)).toEqual({
      refusals: [typeof refusal === 'string' ? refusal : expect.stringMatching(refusal)],
    });
  });

  it('for nothing: names of fonts in Polish, or a byte order mark', () => {
    expect(themeOfBrand({ font: { sans: 'Źródło, "Noto Sans", sans-serif' } })).toHaveProperty('css');
    expect(themeOf(`\uFEFF${JSON.stringify(BRAND)}`)).toHaveProperty('css');
  });

  it('that is no JSON', () => {
    expect(themeOf('{')).toEqual({ refusals: [expect.stringMatching(/^This is no JSON: /)] });
  });
});

it.each(BRANDS)('%s passes, and the theme beside it is the one that the command writes', (brand) => {
  expect(themeOf(readFileSync(brand, 'utf8'))).toEqual({ css: readFileSync(themeFile(brand), 'utf8') });
});
