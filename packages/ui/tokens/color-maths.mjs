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

/** The OKLCH of `#rrggbb`. */
export function toOklch(hex) {
  const [r, g, b] = [1, 3, 5].map((at) => decode(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const L = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const blue = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;

  return [L, Math.hypot(a, blue), (Math.atan2(blue, a) * 180) / Math.PI];
}

const decode = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

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
