// tokens.css: each colour once, as hex. The scheme, its darkness, the contrast and the accent stand together on one
// element: `html`, or the frame of a preview.
import { browserTextCss } from './browser-text.mjs';
import { ACCENTS, DEFAULT_ACCENT, SCHEMES, STATES } from './palette.mjs';

/** High contrast overrides every scheme and accent; `:not(#_)` gives it the specificity of an id. */
const HIGH = '[data-contrast="high"]:not(#_)';

export const SCHEME_SELECTOR = {
  light: ':root,[data-scheme="light"],[data-scheme="system"]',
  dark: '[data-scheme="dark"]',
  black: '[data-scheme="dark"][data-dark="black"]',
  contrast: HIGH,
};

/** What the scheme `system` is where the system is dark. */
const DARK_SYSTEM = '@media screen and (prefers-color-scheme:dark)';

/**
 * Paper is white: only the light scheme is printed. With `system` the dark one stands a second time, for a dark system.
 * @param {string} scheme
 * @param {string[]} rules of this scheme
 */
export function onScreens(scheme, rules) {
  if (scheme === 'light') return rules;
  const css = rules.join('');
  const ofSystem = css.replaceAll('[data-scheme="dark"]', '[data-scheme="system"]');
  return [`@media not print{${css}}`, ...(ofSystem === css ? [] : [`${DARK_SYSTEM}{${ofSystem}}`])];
}

/**
 * What a `rem` of the design is: the size of text that is set in the browser, times the size chosen here. A `rem` itself is
 * the host's: many pages set it to 10 px. In a page of ours it is the `rem` (`page.css`).
 */
const UNIT =
  '--urzad-unit:calc(var(--urzad-browser-text,var(--urzad-browser-setting,16px))*var(--urzad-text-scale))';

export function tokensCss(tokens) {
  return [
    '/* Written by packages/ui/tokens/build-tokens.mjs. Change it there. */',
    ...SCHEMES.flatMap((scheme) =>
      onScreens(scheme, [schemeRule(tokens, scheme), ...accentRules(tokens, scheme)]),
    ),
    `:root{${dimensions(tokens)};${UNIT};${textScale(tokens.font.root.small)}}`,
    browserTextCss(),
    gutters(tokens),
    `[data-font="medium"]{${textScale(tokens.font.root.medium)}}`,
    `[data-font="large"]{${textScale(tokens.font.root.large)}}`,
    `[data-contrast="high"]{--urzad-focus-width:${tokens.focus['width-contrast']}}`,
    `@media (prefers-reduced-motion:reduce){:root{${reducedMotion(tokens)}}}`,
    `@media (forced-colors:active){:root:not(#_):not(#_){${properties(tokens.color.forced)}}}`,
    '',
  ].join('\n');
}

function schemeRule({ color, elevation }, scheme) {
  const scales = ['neutral', ...STATES].map((name) => scaleProperties(color.scale[scheme][name], name));
  const roles = Object.entries(color.role[scheme]).map(
    ([role, reference]) => `--urzad-${role}:${referenced(reference)}`,
  );
  const shadows = Object.entries(elevation[scheme]).map(
    ([level, shadow]) => `--urzad-elevation-${level}:${shadow}`,
  );

  return `${SCHEME_SELECTOR[scheme]}{${[
    `--urzad-color-scheme:${scheme === 'light' ? 'light' : 'dark'}`,
    `--urzad-scrim:${color.scrim[scheme]}`,
    ...shadows,
    ...scales,
    ...roles,
    ...avatarProperties(color, scheme),
  ].join(';')}}`;
}

function accentRules({ color, companion }, scheme) {
  return ACCENTS.map((accent) => {
    const own = scaleProperties(color.scale[scheme][accent], 'accent');
    const beside = scaleProperties(color.scale[scheme][companion[accent]], 'companion');
    return `${accentSelector(scheme, accent)}{${own};${beside}}`;
  });
}

export function accentSelector(scheme, accent) {
  const chosen = `[data-accent="${accent}"]`;
  if (scheme === 'light') return accent === DEFAULT_ACCENT ? `:root,${chosen}` : chosen;
  return accent === DEFAULT_ACCENT ? SCHEME_SELECTOR[scheme] : `${SCHEME_SELECTOR[scheme]}${chosen}`;
}

function avatarProperties({ avatar, avatarDefault }, scheme) {
  return [
    `--urzad-avatar-default:${avatarDefault.bg};--urzad-on-avatar-default:${avatarDefault.text}`,
    ...avatar[scheme].map(
      ({ bg, text }, at) => `--urzad-avatar-${at + 1}:${bg.hex};--urzad-on-avatar-${at + 1}:${text.hex}`,
    ),
  ];
}

function dimensions({ space, radius, font, motion, layer, target, focus, layout }) {
  const { use: _use, ...radii } = radius;
  const { gutter: _gutter, columns: _columns, ...widths } = layout;
  return [
    properties(space, 'space-'),
    properties(radii, 'radius-'),
    ...Object.entries(font.scale).map(
      ([name, { size, line }]) => `--urzad-text-${name}:${inUnits(size)};--urzad-line-${name}:${line}`,
    ),
    properties(font.weight, 'weight-'),
    properties(font.family, 'font-'),
    properties(motion.duration, 'dur-'),
    properties(motion.easing, 'ease-'),
    properties(layer, 'layer-'),
    properties(target, 'target-'),
    properties(widths),
    `--urzad-focus-width:${focus.width};--urzad-focus-offset:${focus.offset}`,
  ].join(';');
}

/** The gutter of a page by width class (Spec §9). Each class begins where the one before it ends. */
function gutters({ breakpoint, layout }) {
  return Object.entries(breakpoint.width)
    .map(([name, range]) => {
      const rule = `:root{--urzad-page-gutter:${layout.gutter[name]}}`;
      const first = firstWidth(range);
      return first === 0 ? rule : `@media (width>=${first}px){${rule}}`;
    })
    .join('\n');
}

/** Of `<=767px`, `768px-992px` or `>1400px`. */
function firstWidth(range) {
  if (range.startsWith('<=')) return 0;
  return range.startsWith('>') ? Number.parseInt(range.slice(1), 10) + 1 : Number.parseInt(range, 10);
}

/** Of `112.5%`. */
const textScale = (share) => `--urzad-text-scale:${Number.parseFloat(share) / 100}`;

/** Of `0.8889rem`. */
function inUnits(size) {
  const units = Number.parseFloat(size);
  return units === 1 ? 'var(--urzad-unit)' : `calc(var(--urzad-unit)*${units})`;
}

function reducedMotion({ motion }) {
  return Object.keys(motion.duration)
    .map((name) => `--urzad-dur-${name}:1ms`)
    .join(';');
}

export function scaleProperties(scale, name) {
  return Object.entries(scale)
    .map(([step, color]) => `--urzad-${name}-${step}:${color.hex}`)
    .join(';');
}

function referenced(reference) {
  if (reference === 'white') return '#fff';
  if (reference === 'black') return '#000';
  return `var(--urzad-${reference.replace('.', '-')})`;
}

export function properties(values, prefix = '') {
  return Object.entries(values)
    .map(([name, value]) => `--urzad-${prefix}${name}:${value}`)
    .join(';');
}
