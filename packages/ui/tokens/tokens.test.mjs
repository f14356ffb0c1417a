import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { urzadPreset } from '../src/foundations/styles/tailwind-preset';
import { CSS_FILE, JSON_FILE, tokensJson } from './build-tokens.mjs';
import { tokensCss } from './css.mjs';
import { buildTokens } from './tokens.mjs';

it('tokens.json and tokens.css are the ones that the rules make', () => {
  const tokens = buildTokens();
  expect(readFileSync(JSON_FILE, 'utf8')).toBe(tokensJson(tokens));
  expect(readFileSync(CSS_FILE, 'utf8')).toBe(tokensCss(tokens));
});

const STYLES = new URL('../src/foundations/styles/', import.meta.url);
const { layout, breakpoint } = buildTokens();

it('names of widths lead to their tokens, and no such token is dead', () => {
  const { width, maxWidth } = urzadPreset.theme.extend;
  expect(width).toMatchObject({ panel: 'var(--urzad-side-panel-width)', toast: 'var(--urzad-toast-width)' });

  const styles = readdirSync(STYLES).filter((file) => file.endsWith('.css') && file !== 'tokens.css');
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
