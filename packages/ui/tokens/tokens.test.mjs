import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { urzadPreset } from '../src/foundations/styles/tailwind-preset';
import { TOKENS } from '../src/foundations/tokens/token-values';
import { tokenFiles } from './build-tokens.mjs';
import { tokensCss } from './css.mjs';
import { colorsWorn } from './token-cascade';
import { buildTokens } from './tokens.mjs';

const FILES = tokenFiles().map(({ file, text }) => ({ name: path.basename(file.pathname), file, text }));

it.each(FILES)('$name is the one that the rules make', ({ file, text }) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});

describe('the values for scripts', () => {
  const css = tokensCss(buildTokens());

  it('have each custom property of tokens.css but what others are calculated from', () => {
    const properties = new Set([...css.matchAll(/--urzad-([\w-]+):/g)].map(([, name]) => name));
    for (const name of ['browser-setting', 'color-scheme', 'unit', 'text-scale'])
      expect(properties.delete(name)).toBe(true);

    expect(Object.keys(TOKENS).sort()).toEqual([...properties].sort());
  });

  it('are those of the light scheme', () => {
    const colors = colorsWorn(css, { scheme: 'light' });
    /** As the first rule has it. */
    const written = (name) => css.split(`--urzad-${name}:`)[1].split(/[;}]/)[0];
    // Style sheets calculate these of the size of letters.
    const sizes = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl'].map((size) => `text-${size}`);

    const values = Object.entries(TOKENS).filter(([name]) => !sizes.includes(name));
    for (const [name, value] of values)
      expect(String(value), name).toBe(longHex(colors.get(name) ?? written(name)));
    expect(sizes.map((name) => TOKENS[name]).join(' ')).toBe('14px 16px 18px 21px 25px 30px 38px 54px');
  });
});

describe('the schemes', () => {
  const css = tokensCss(buildTokens());
  const light = colorsWorn(css, { scheme: 'light' });

  it.each([
    { scheme: 'dark', dark: 'default' },
    { scheme: 'dark', dark: 'black' },
    { scheme: 'system' },
    { scheme: 'dark', contrast: 'high' },
    { scheme: 'dark', dark: 'black', accent: 'green', contrast: 'high' },
  ])('%j is light on paper', (attributes) => {
    const { accent = 'purple' } = attributes;
    expect(colorsWorn(css, attributes, 'paper')).toEqual(colorsWorn(css, { scheme: 'light', accent }));
  });

  it.each(['default', 'black'])('system follows the system, with dark "%s"', (dark) => {
    expect(colorsWorn(css, { scheme: 'system', dark }, 'screen')).toEqual(light);
    expect(colorsWorn(css, { scheme: 'system', dark })).toEqual(colorsWorn(css, { scheme: 'dark', dark }));
  });
});

const STYLES = new URL('../src/foundations/styles/', import.meta.url);
const { layout, breakpoint } = buildTokens();

it('names of widths lead to their tokens, and no such token is dead', () => {
  const { width, maxWidth } = urzadPreset.theme.extend;
  expect(width).toMatchObject({ panel: 'var(--urzad-side-panel-width)', toast: 'var(--urzad-toast-width)' });

  const styles = readdirSync(STYLES).filter(
    (file) => file.endsWith('.css') && !['tokens.css', 'tailwind.css'].includes(file),
  );
  const used = [
    JSON.stringify([width, maxWidth]),
    ...styles.map((file) => readFileSync(new URL(file, STYLES), 'utf8')),
  ].join();
  const { gutter: _gutter, columns: _columns, ...widths } = layout;
  expect(Object.keys(widths).filter((name) => !used.includes(`var(--urzad-${name})`))).toEqual([]);
});

it('names of screens begin where the tokens say', () => {
  expect(urzadPreset.theme.screens).toEqual({ tablet: '768px', desktop: '1025px', wide: '1401px' });
  expect(breakpoint).toEqual({
    screen: { phone: '<=767px', tablet: '768px-1024px', desktop: '>1024px' },
    width: { xs: '<=767px', sm: '768px-992px', l: '993px-1400px', xl: '>1400px' },
  });
});

/** `#fff` as six digits. */
const longHex = (value) => value.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
