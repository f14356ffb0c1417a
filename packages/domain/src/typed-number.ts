/** Beyond this many digits a computer would round a number silently. */
const MAX_DIGITS = 15;

/**
 * The number a person meant by `1 234,5`, `1234.5`, `−3` or `+3`. `undefined` when it is none, or has more digits than
 * can be kept exactly. Thousands are parted by spaces only: `1.234` is a little more than one.
 */
export function parseNumber(text: string): number | undefined {
  const parts = /^([+\u2212-]?)([0-9]{1,15})(?:[.,]([0-9]{1,15}))?$/.exec(text.replace(/\s/g, ''));
  if (!parts) return undefined;

  const [, sign, whole = '', decimals = ''] = parts;
  if (whole.length + decimals.length > MAX_DIGITS) return undefined;
  const size = Number(`${whole}.${decimals || '0'}`);
  return sign === '' || sign === '+' || size === 0 ? size : -size;
}

export function isNumberText(text: string): boolean {
  return parseNumber(text) !== undefined;
}

export function isIntText(text: string): boolean {
  return Number.isInteger(parseNumber(text));
}
