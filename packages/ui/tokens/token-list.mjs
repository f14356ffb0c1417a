// Every token of a scheme one by one: its place among the others, its type by the Design Tokens format, and its value.
import { ACCENTS, DEFAULT_ACCENT } from './palette.mjs';

/**
 * @typedef {object} Token
 * @property {string[]} place its groups and its own name
 * @property {string} type
 * @property {string | number} css the value in a style sheet, without references
 * @property {string[]} [refersTo] the place of the token whose value it has
 * @property {string} [description]
 */

/** Groups that the names of custom properties leave out. */
const UNNAMED_GROUPS = ['palette', 'color', 'layout'];

/** The name of a token: its custom property without `--urzad-`. The scale of an accent has none until it is chosen. */
export function nameOf([group, ...rest]) {
  if (group === 'palette' && ACCENTS.includes(rest[0])) return undefined;
  return (UNNAMED_GROUPS.includes(group) ? rest : [group, ...rest]).join('-');
}

/** @returns {Token[]} those of a scheme with the default accent and the smallest size of letters */
export function listTokens(tokens, scheme) {
  return [
    ...palette(tokens, scheme),
    ...roles(tokens, scheme),
    ...avatars(tokens.color, scheme),
    ...shape(tokens, scheme),
    ...type(tokens.font),
    ...motion(tokens.motion),
    ...group('layer', 'number', tokens.layer),
  ];
}

function palette({ color, companion }, scheme) {
  const chosen = { accent: DEFAULT_ACCENT, companion: companion[DEFAULT_ACCENT] };
  const scales = color.scale[scheme];
  const steps = (name, scale) =>
    Object.entries(scale).map(([step, { hex }]) => colorToken(['palette', name, step], hex));

  return [
    ...Object.entries(scales).flatMap(([name, scale]) => steps(name, scale)),
    ...Object.entries(chosen).flatMap(([name, scale]) =>
      steps(name, scales[scale]).map((token) => ({
        ...token,
        refersTo: ['palette', scale, token.place[2]],
      })),
    ),
  ];
}

function roles({ color }, scheme) {
  const resolved = color.resolved[scheme][DEFAULT_ACCENT];
  return [
    ...Object.entries(color.role[scheme]).map(([role, reference]) => ({
      ...colorToken(['color', role], resolved[role]),
      ...(reference.includes('.') ? { refersTo: ['palette', ...reference.split('.')] } : {}),
    })),
    colorToken(['color', 'scrim'], color.scrim[scheme]),
  ];
}

function avatars({ avatar, avatarDefault }, scheme) {
  const numbered = avatar[scheme].map(({ bg, text }, at) => [at + 1, bg.hex, text.hex]);
  return [['default', avatarDefault.bg, avatarDefault.text], ...numbered].flatMap(([name, bg, text]) => [
    colorToken(['color', `avatar-${name}`], bg),
    colorToken(['color', `on-avatar-${name}`], text),
  ]);
}

function shape({ space, radius, target, focus, layout, elevation }, scheme) {
  const { use, ...radii } = radius;
  const { gutter, columns: _columns, ...widths } = layout;
  return [
    ...group('space', 'dimension', space),
    ...group('radius', 'dimension', radii, use),
    ...group('target', 'dimension', target),
    ...group('focus', 'dimension', {
      width: scheme === 'contrast' ? focus['width-contrast'] : focus.width,
      offset: focus.offset,
    }),
    ...group(
      'layout',
      'dimension',
      { ...widths, 'page-gutter': gutter.xs },
      {
        'page-gutter': `on phones; wider pages: ${gutter.sm}, ${gutter.l}, ${gutter.xl}`,
        'reading-max': `${widths['reading-max']} of the text in it`,
      },
    ),
    ...group('elevation', 'shadow', elevation[scheme]),
  ];
}

function type({ scale, weight, family }) {
  const of = (part) => Object.fromEntries(Object.entries(scale).map(([name, size]) => [name, part(size)]));
  return [
    ...group(
      'text',
      'dimension',
      of(({ at }) => at.small),
      of(({ use }) => use),
    ),
    ...group(
      'line',
      'number',
      of(({ line }) => line),
    ),
    ...group('weight', 'fontWeight', weight),
    ...group('font', 'fontFamily', family),
  ];
}

function motion({ duration, easing }) {
  return [...group('dur', 'duration', duration), ...group('ease', 'cubicBezier', easing)];
}

function group(name, type, values, descriptions = {}) {
  return Object.entries(values).map(([leaf, css]) => ({
    place: [name, leaf],
    type,
    css,
    ...(descriptions[leaf] ? { description: descriptions[leaf] } : {}),
  }));
}

const colorToken = (place, css) => ({ place, type: 'color', css });
