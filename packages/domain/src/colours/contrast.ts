/** The lowest contrast of a pair (WCAG 2.2, 1.4.3 and 1.4.11), and a higher one for the theme of high contrast. */
export const LEAST_CONTRAST = {
  text: { normal: 4.5, high: 7 },
  part: { normal: 3, high: 4.5 },
} as const;

/** Contrast of two opaque colours, 1 to 21 (WCAG 2.2, 1.4.3). Each is `#rgb`, `#rrggbb` or `rgb(r, g, b)`. */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = channels(color).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function channels(color: string): number[] {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color)?.[1];
  if (hex) {
    const pairs = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
    return pairs.map((pair) => Number.parseInt(pair, 16));
  }
  const decimal = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color);
  if (!decimal) throw new Error(`Not an opaque colour: "${color}".`);
  return decimal.slice(1).map(Number);
}
