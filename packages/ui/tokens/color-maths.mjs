// OKLCH to sRGB. A colour in OKLCH is [lightness 0-1, chroma, hue in degrees].
import { contrast } from '../../domain/src/colours/contrast.ts';

/** Linear sRGB of a colour in OKLCH; may lie outside 0-1 when the screen cannot show it. */
function toLinear([L, C, H]) {
  const a = C * Math.cos((H * Math.PI) / 180);
  const b = C * Math.sin((H * Math.PI) / 180);
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;

  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const isInGamut = (color) => toLinear(color).every((part) => part >= -0.0002 && part <= 1.0002);

/** The same lightness and hue with as much of the chroma as sRGB can show. */
function fitToGamut([L, C, H]) {
  if (isInGamut([L, C, H])) return [L, C, H];

  let low = 0;
  let high = C;
  for (let turn = 0; turn < 24; turn++) {
    const middle = (low + high) / 2;
    if (isInGamut([L, middle, H])) low = middle;
    else high = middle;
  }
  return [L, low, H];
}

function encode(part) {
  const value = Math.min(1, Math.max(0, part));
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
}

const toHex = (color) =>
  `#${toLinear(color)
    .map((part) =>
      Math.round(encode(part) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** A colour as it is stored: `{ oklch: 'oklch(…)', hex: '#rrggbb' }`, brought into sRGB. */
export function makeColor(L, C, H) {
  const fitted = fitToGamut([L, C, H]);
  const round = (value, digits) => Number(value.toFixed(digits));

  return {
    oklch: `oklch(${round(fitted[0] * 100, 2)}% ${round(fitted[1], 4)} ${round(fitted[2], 1)})`,
    hex: toHex(fitted),
  };
}

/** The lightness at which a colour just reaches a contrast with a background, searched from its darker or lighter side. */
export function lightnessFor({ chroma, hue, background, target, darker }) {
  let low = 0;
  let high = 1;
  for (let turn = 0; turn < 30; turn++) {
    const middle = (low + high) / 2;
    const enough = contrast(toHex(fitToGamut([middle, chroma, hue])), background) >= target;
    if (enough === darker) low = middle;
    else high = middle;
  }
  return darker ? low : high;
}
