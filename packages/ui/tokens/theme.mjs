// The style sheet that puts the looks of another office over tokens.css. Imported after the styles of the library.
import { toOklch } from './color-maths.mjs';
import { accentSelector, onScreens, properties, SCHEME_SELECTOR, scaleProperties } from './css.mjs';
import { DIMENSIONS } from './dimensions.mjs';
import { ACCENTS, numbered, SCHEMES, scaleOf } from './palette.mjs';

/** The accent that the brand replaces; the others can still be chosen by a person. */
const [REPLACED, ...OTHERS] = ACCENTS;

/** The root without another accent. `:where()` leaves it the specificity of the rule that it replaces. */
const ROOT = `:root:where(${OTHERS.map((accent) => `:not([data-accent="${accent}"])`).join('')})`;

export function themeCss(brand) {
  return [
    `/* The looks of ${brand.name}, written by the command theme of @urzad/ui from a brand.json. */`,
    ...SCHEMES.flatMap((scheme) => rulesOf(brand, scheme)),
    ...dimensionsOf(brand),
    '',
  ].join('\n');
}

function rulesOf({ accent, companion, colours = {} }, scheme) {
  const beside = companion ?? colours.warning;
  const own = [stepsOf('accent', accent, scheme), ...(beside ? [stepsOf('companion', beside, scheme)] : [])];
  const states = Object.entries(colours).map(([state, color]) => stepsOf(state, color, scheme));
  const root = accentSelector(scheme, REPLACED).replace(/^:root/, ROOT);

  return onScreens(scheme, [
    `${root}{${own.join(';')}}`,
    ...(states.length > 0 ? [`${SCHEME_SELECTOR[scheme]}{${states.join(';')}}`] : []),
  ]);
}

function stepsOf(name, color, scheme) {
  const [lightness, chroma, hue] = toOklch(color);
  return scaleProperties(numbered(scaleOf(scheme, [hue, chroma, lightness])), name);
}

function dimensionsOf({ font = {}, radius }) {
  const own = [
    ...(Object.keys(font).length > 0 ? [properties(font, 'font-')] : []),
    ...(radius === undefined ? [] : [properties(radiiOf(radius), 'radius-')]),
  ];
  return own.length > 0 ? [`:root{${own.join(';')}}`] : [];
}

/** All radii in the proportions of ours, whose `md` is that of buttons and fields. A pill stays one. */
function radiiOf(radius) {
  const { use: _use, pill: _pill, ...radii } = DIMENSIONS.radius;
  const share = radius / Number.parseFloat(radii.md);
  return Object.fromEntries(
    Object.entries(radii).map(([name, size]) => [name, `${Math.round(Number.parseFloat(size) * share)}px`]),
  );
}
