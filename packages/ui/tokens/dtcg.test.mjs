import { describe, expect, it } from 'vitest';
import { TOKENS as VALUES } from '../src/foundations/tokens/token-values';
import { tokensCss } from './css.mjs';
import { dtcgOf } from './dtcg.mjs';
import { SCHEMES } from './palette.mjs';
import { colorsWorn } from './token-cascade';
import { buildTokens } from './tokens.mjs';

const TOKENS = buildTokens();
const CSS = tokensCss(TOKENS);

/** What the root wears in each scheme. */
const ATTRIBUTES = {
  light: { scheme: 'light' },
  dark: { scheme: 'dark' },
  black: { scheme: 'dark', dark: 'black' },
  contrast: { scheme: 'light', contrast: 'high' },
};

/** Place → token. */
function tokensIn(group, place = []) {
  return Object.entries(group).flatMap(([key, value]) => {
    if (key.startsWith('$')) return [];
    return '$value' in value ? [[[...place, key].join('.'), value]] : tokensIn(value, [...place, key]);
  });
}

const tokensOf = (scheme) => new Map(tokensIn(dtcgOf(TOKENS, scheme)));

function resolved(tokens, { $value }) {
  const place = typeof $value === 'string' && /^\{(.+)\}$/.exec($value)?.[1];
  return place ? resolved(tokens, tokens.get(place)) : $value;
}

describe.each(SCHEMES)('the file of the scheme %s', (scheme) => {
  const tokens = tokensOf(scheme);

  it('has the colours that the root wears in it', () => {
    const worn = colorsWorn(CSS, ATTRIBUTES[scheme]);
    const colors = [...tokens.values()].filter(({ $type, $extensions }) => $type === 'color' && $extensions);
    const hexes = colors
      .filter(({ $extensions }) => $extensions['pl.urzad.variable'] !== '--urzad-scrim')
      .map((token) => [
        token.$extensions['pl.urzad.variable'].slice('--urzad-'.length),
        resolved(tokens, token),
      ]);

    expect(hexes.length).toBe(worn.size);
    const other = hexes.filter(([name, { hex }]) => hex !== longHex(worn.get(name)));
    expect(other).toEqual([]);
  });

  it('has each token that scripts have, and in the order of the other files, as each is a mode', () => {
    const variables = [...tokens.values()].flatMap(
      ({ $extensions }) => $extensions?.['pl.urzad.variable'] ?? [],
    );
    expect(variables).toEqual(Object.keys(VALUES).map((name) => `--urzad-${name}`));
    expect([...tokens.keys()]).toEqual([...tokensOf('light').keys()]);
  });

  it('has values as the format wants them', () => {
    const wrong = [...tokens].filter(([, token]) => !WELL_FORMED[token.$type](resolved(tokens, token)));
    expect(wrong).toEqual([]);
  });
});

it('roles refer to steps, and those of the accent to the scale of the chosen one', () => {
  const tokens = tokensOf('light');

  expect(tokens.get('color.accent').$value).toBe('{palette.accent.9}');
  expect(tokens.get('palette.accent.9').$value).toBe('{palette.purple.9}');
  expect(tokens.get('palette.companion.9').$value).toBe('{palette.warning.9}');
  expect(tokens.get('palette.purple.9')).toEqual({
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [0.4118, 0.1725, 0.4941], alpha: 1, hex: '#692c7e' },
  });
});

it.each([
  ['space.4', { value: 16, unit: 'px' }],
  ['text.md', { value: 18, unit: 'px' }],
  ['dur.base', { value: 200, unit: 'ms' }],
  ['ease.standard', [0.2, 0, 0, 1]],
  ['ease.linear', [0, 0, 1, 1]],
  ['weight.medium', 520],
  [
    'font.mono',
    [
      'Atkinson Hyperlegible Mono Variable',
      'Atkinson Hyperlegible Mono',
      'Urzad Mono',
      'ui-monospace',
      'monospace',
    ],
  ],
  ['layer.modal', 530],
  ['layout.reading-max', { value: 793.08, unit: 'px' }],
  ['focus.width', { value: 3, unit: 'px' }],
])('%s is %j', (place, value) => {
  expect(tokensOf('light').get(place).$value).toEqual(value);
});

it('a ring in place of a shadow has the colour of text, and is thicker where contrast is high', () => {
  const tokens = tokensOf('contrast');

  expect(tokens.get('elevation.2').$value).toMatchObject({
    color: '{color.text}',
    blur: { value: 0, unit: 'px' },
    spread: { value: 2, unit: 'px' },
  });
  expect(tokens.get('focus.width').$value).toEqual({ value: 4, unit: 'px' });
});

/** `#fff` as six digits. */
const longHex = (hex) => hex.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

const isMeasure = (unit) => (value) => Number.isFinite(value.value) && value.unit === unit;
const isPart = (value) => value >= 0 && value <= 1;
const isColor = ({ colorSpace, components, alpha, hex }) =>
  colorSpace === 'srgb' &&
  components.length === 3 &&
  [...components, alpha].every(isPart) &&
  /^#[\da-f]{6}$/.test(hex);

/** By the Format Module 2025.10. */
const WELL_FORMED = {
  color: isColor,
  dimension: isMeasure('px'),
  duration: isMeasure('ms'),
  number: Number.isFinite,
  fontWeight: (value) => value >= 1 && value <= 1000,
  fontFamily: (value) => value.every((name) => /^[\w -]+$/.test(name)),
  cubicBezier: ([x1, y1, x2, y2]) => isPart(x1) && isPart(x2) && [y1, y2].every(Number.isFinite),
  shadow: (value) =>
    [value]
      .flat()
      .every(
        ({ color, ...lengths }) =>
          (color === '{color.text}' || isColor(color)) &&
          ['offsetX', 'offsetY', 'blur', 'spread'].every((name) => isMeasure('px')(lengths[name])),
      ),
};
