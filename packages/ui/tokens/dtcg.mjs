// The tokens in the format of the Design Tokens Community Group (2025.10), one file for each scheme: tools like Figma read
// each file as a mode, so all have the same tokens.
import { makeColor } from './color-maths.mjs';
import { DIMENSIONS } from './dimensions.mjs';
import { DEFAULT_ACCENT } from './palette.mjs';
import { listTokens, nameOf } from './token-list.mjs';

/** The scheme as a designer sees it in a list of modes. */
const MODES = { light: 'Light', dark: 'Dark', black: 'Black', contrast: 'High contrast' };

/** A whole file. The accent is a group of references: to change the accent, let them refer to another scale. */
export function dtcgOf(tokens, scheme) {
  const file = {
    $description: `Tokens of @urzad/ui: ${MODES[scheme]}, accent ${tokens.names[DEFAULT_ACCENT]}, the smallest letters.`,
    $extensions: { 'com.figma.modeName': MODES[scheme] },
  };
  for (const token of listTokens(tokens, scheme)) {
    const groups = token.place.slice(0, -1);
    const into = groups.reduce((parent, name) => (parent[name] ??= {}), file);
    into[token.place.at(-1)] = dtcgToken(token);
  }
  return file;
}

/** Its text: one token on one line. */
export function dtcgJson(value, indent = '') {
  if (typeof value !== 'object' || '$value' in value) return JSON.stringify(value);

  const inner = `${indent} `;
  const lines = Object.entries(value).map(
    ([key, child]) => `${inner}${JSON.stringify(key)}: ${dtcgJson(child, inner)}`,
  );
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

function dtcgToken({ place, type, css, refersTo, description }) {
  const name = nameOf(place);
  return {
    $type: type,
    $value: refersTo ? `{${refersTo.join('.')}}` : VALUE[type](css),
    ...(description ? { $description: description } : {}),
    ...(name ? { $extensions: { 'pl.urzad.variable': `--urzad-${name}` } } : {}),
  };
}

/** A value of CSS by its type. */
const VALUE = {
  color: colorValue,
  dimension: dimensionValue,
  duration: (css) => ({ value: Number.parseFloat(css), unit: 'ms' }),
  number: Number,
  fontWeight: Number,
  fontFamily: (css) => css.split(', ').map((name) => name.replaceAll("'", '')),
  cubicBezier: (css) => (css === 'linear' ? [0, 0, 1, 1] : numbersIn(css)),
  shadow: shadowValue,
};

/** The format has no `em`: of the text at its smallest size. */
function dimensionValue(css) {
  const em = css.endsWith('em') ? Number.parseFloat(DIMENSIONS.font.base.small) : 1;
  return { value: Number((Number.parseFloat(css) * em).toFixed(2)), unit: 'px' };
}

function colorValue(css) {
  const [lightness, chroma, hue, alpha = 1] = css.startsWith('oklch') ? numbersIn(css) : [];
  const hex = hue === undefined ? css : makeColor(lightness / 100, chroma, hue).hex;
  const components = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);

  return { colorSpace: 'srgb', components: components.map((part) => Number(part.toFixed(4))), alpha, hex };
}

/** One shadow, or a list of them. `none` is a shadow that nobody sees: a token needs a value in each scheme. */
function shadowValue(css) {
  if (css === 'none') return shadowValue('0 0 0 oklch(0% 0 0 / 0)');

  const shadows = css.split(/,\s*(?![^(]*\))/).map(oneShadow);
  return shadows.length === 1 ? shadows[0] : shadows;
}

function oneShadow(css) {
  const [, lengths, color] = /^([\d\s.px]+?) (oklch\(.*\)|currentColor)$/.exec(css);
  const [offsetX, offsetY, blur, spread = dimensionValue('0')] = lengths.split(' ').map(dimensionValue);

  return {
    color: color === 'currentColor' ? '{color.text}' : colorValue(color),
    offsetX,
    offsetY,
    blur,
    spread,
  };
}

const numbersIn = (css) => css.match(/-?\d*\.?\d+/g).map(Number);
