// Scales of 12 steps: 1-2 backgrounds, 3-5 fills, 6-7 lines, 8 control boundary, 9-10 solid, 11 coloured text, 12
// text. The steps that legibility depends on (8 and 11) are computed from the contrast they need.
import { lightnessFor, makeColor } from './color-maths.mjs';

export const SCHEMES = ['light', 'dark', 'black', 'contrast'];
export const ACCENTS = ['purple', 'green', 'orange', 'blue'];
/** The one of every scheme where nobody chose another: it needs no attribute. */
export const DEFAULT_ACCENT = 'purple';
export const STATES = ['success', 'warning', 'error', 'info', 'plum'];

export const WHITE = { oklch: 'oklch(100% 0 0)', hex: '#ffffff' };
export const BLACK = { oklch: 'oklch(0% 0 0)', hex: '#000000' };

/** Accompanies an accent in illustrations, charts and ornaments; never a state or a button. */
export const COMPANION = { purple: 'warning', green: 'orange', orange: 'green', blue: 'warning' };

/** Hue, highest chroma, lightness of step 9 in the light scheme. */
const HUES = {
  purple: [316, 0.142, 0.415],
  green: [166, 0.092, 0.445],
  orange: [47, 0.158, 0.562],
  blue: [263, 0.14, 0.45],
  success: [150, 0.12, 0.49],
  warning: [78, 0.15, 0.8],
  error: [24, 0.18, 0.53],
  info: [236, 0.105, 0.49],
  plum: [300, 0.12, 0.46],
};

/** Share of the highest chroma in each of the 12 steps. */
const CHROMA = {
  light: [0.05, 0.1, 0.18, 0.29, 0.41, 0.53, 0.66, 0.85, 1, 1, 0.95, 0.55],
  dark: [0.12, 0.17, 0.3, 0.4, 0.48, 0.54, 0.62, 0.7, 0.78, 0.72, 0.66, 0.26],
  black: [0, 0.16, 0.3, 0.4, 0.48, 0.54, 0.62, 0.7, 0.78, 0.72, 0.66, 0.24],
  contrast: [0, 0, 0.3, 0.4, 0.5, 0.7, 0.8, 0.85, 0.85, 0.7, 0.7, 0.6],
};

/** Lightness of the first seven steps. */
const LIGHTNESS = {
  light: [0.991, 0.979, 0.957, 0.93, 0.9, 0.862, 0.8],
  dark: [0.19, 0.222, 0.262, 0.3, 0.342, 0.395, 0.465],
  black: [0, 0.155, 0.205, 0.25, 0.295, 0.355, 0.44],
  contrast: [0, 0, 0.19, 0.24, 0.28, 0.55, 0.75],
};

export function buildPalette() {
  return Object.fromEntries(
    SCHEMES.map((scheme) => [
      scheme,
      {
        neutral: NEUTRAL[scheme](),
        ...Object.fromEntries([...ACCENTS, ...STATES].map((name) => [name, scaleOf(scheme, HUES[name])])),
      },
    ]),
  );
}

/** Steps are counted from 1. */
export const numbered = (steps) => Object.fromEntries(steps.map((color, at) => [at + 1, color]));

/** The steps of one colour. @param hue, highest chroma and the lightness of step 9 in the light scheme */
export function scaleOf(scheme, [hue, peak, solid]) {
  const chroma = (step) => peak * CHROMA[scheme][step - 1];
  const steps = LIGHTNESS[scheme].map((lightness, at) => makeColor(lightness, chroma(at + 1), hue));
  const make = (lightness, step) => makeColor(lightness, chroma(step), hue);
  const need = (step, background, target, darker) =>
    lightnessFor({ chroma: chroma(step), hue, background: background.hex, target, darker });

  if (scheme === 'contrast') {
    return [...steps, make(0.87, 8), make(0.89, 9), make(0.94, 10), make(0.9, 11), make(0.96, 12)];
  }
  if (scheme === 'light') {
    const boundary = make(need(8, steps[2], 3.25, true), 8);
    const text = make(Math.min(need(11, steps[4], 4.9, true), solid), 11);
    // A bright solid, such as that of warnings, darkens less under the pointer.
    const hover = make(solid > 0.7 ? solid - 0.05 : solid - 0.06, 10);
    return [...steps, boundary, make(solid, 9), hover, text, make(0.285, 12)];
  }
  const [solidLightness, hoverLightness] = scheme === 'dark' ? [0.79, 0.845] : [0.81, 0.86];
  return [
    ...steps,
    make(need(8, steps[2], 3.25, false), 8),
    make(solidLightness, 9),
    make(hoverLightness, 10),
    make(Math.max(0.83, need(11, steps[4], 4.9, false)), 11),
    make(0.945, 12),
  ];
}

/** Neutral colours: warm white in the light steps, dark violet in the dark ones. */
const NEUTRAL = {
  light() {
    const lightness = [0.992, 0.982, 0.962, 0.938, 0.91, 0.875, 0.815];
    const chroma = [0.0025, 0.004, 0.006, 0.008, 0.009, 0.01, 0.011];
    const steps = lightness.map((value, at) => makeColor(value, chroma[at], 82));
    return [
      ...steps,
      reaching({ chroma: 0.011, hue: 60, background: steps[2].hex, target: 3.3, darker: true }),
      makeColor(0.46, 0.012, 330),
      makeColor(0.4, 0.013, 330),
      reaching({ chroma: 0.013, hue: 330, background: steps[4].hex, target: 5.1, darker: true }),
      makeColor(0.245, 0.018, 325),
    ];
  },
  dark() {
    const steps = LIGHTNESS.dark.map((value, at) => makeColor(value, 0.008 + at * 0.0008, 325));
    return [
      ...steps,
      reaching({ chroma: 0.012, hue: 325, background: steps[2].hex, target: 3.3, darker: false }),
      makeColor(0.72, 0.01, 60),
      makeColor(0.77, 0.01, 70),
      makeColor(0.795, 0.009, 75),
      makeColor(0.945, 0.006, 80),
    ];
  },
  black() {
    const steps = LIGHTNESS.black.map((value, at) => makeColor(value, at ? 0.006 : 0, 325));
    return [
      ...steps,
      reaching({ chroma: 0.008, hue: 325, background: steps[2].hex, target: 3.3, darker: false }),
      makeColor(0.72, 0.006, 60),
      makeColor(0.78, 0.006, 70),
      makeColor(0.82, 0.006, 75),
      makeColor(0.97, 0.004, 80),
    ];
  },
  /** Yellow on black. */
  contrast() {
    const lightness = [0, 0, 0.2, 0.25, 0.29, 0.62, 0.8, 0.9, 0.93, 0.975, 0.985, 0.955];
    const chroma = [0, 0, 0.04, 0.05, 0.055, 0.12, 0.16, 0.19, 0.2, 0.12, 0.05, 0.207];
    return lightness.map((value, at) => makeColor(value, chroma[at], 108.5));
  },
};

function reaching(need) {
  return makeColor(lightnessFor(need), need.chroma, need.hue);
}

/** Ten groups of the Polish alphabet, each with a hue of its own. */
const AVATAR_HUES = [322, 352, 24, 48, 78, 128, 160, 200, 240, 282];

export function buildAvatars() {
  const pair = {
    light: (hue) => ({ bg: makeColor(0.9, 0.055, hue), text: makeColor(0.36, 0.09, hue) }),
    contrast: (hue) => ({ bg: makeColor(0.9, 0.09, hue), text: BLACK }),
    dark: (hue) => ({ bg: makeColor(0.4, 0.075, hue), text: makeColor(0.95, 0.03, hue) }),
  };
  return Object.fromEntries(SCHEMES.map((scheme) => [scheme, AVATAR_HUES.map(pair[scheme] ?? pair.dark)]));
}
