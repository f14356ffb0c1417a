import { tidyText } from '../words/tidy-text';

/** An amount of money in whole grosze. Never a fraction, never a float of złote (Order §1). */
export type Grosze = number;

const NO_BREAK_SPACE = '\u00a0';

/**
 * The amount of a typed or pasted price: `1140`, `1140,5`, `1 140.50`, `1 140,00 zł`, `1 140 PLN`. `undefined` for other text;
 * there are at most two decimals (Spec §5). A negative one is parsed as well, so that the rule can name its lower
 * bound.
 */
export function parsePrice(text: string): Grosze | undefined {
  const parts = /^(?:zł|pln)?(-?)([0-9]{1,11})(?:[.,]([0-9]{1,2}))?(?:zł|pln)?$/i.exec(
    tidyText(text).replaceAll(' ', ''),
  );
  if (!parts) return undefined;

  const amount = Number(parts[2]) * 100 + Number((parts[3] ?? '').padEnd(2, '0'));
  // No minus zero: it would be formatted as one.
  return parts[1] === '' || amount === 0 ? amount : -amount;
}

/** `1 140,00 zł`, with spaces that do not break. */
export function formatMoney(amount: Grosze): string {
  return `${formatAmount(amount)}${NO_BREAK_SPACE}zł`;
}

/** `1 140,00` under a heading that names the unit. */
export function formatAmount(amount: Grosze): string {
  const [whole = '', decimals] = toPriceText(Math.abs(amount)).split('.');
  const grouped = whole.replace(/\B(?=(?:[0-9]{3})+$)/g, NO_BREAK_SPACE);

  return `${amount < 0 ? '−' : ''}${grouped},${decimals}`;
}

/** `1 140 zł` for limits, which are easier to read without grosze; they are shown when there are any. */
export function formatWholeMoney(amount: Grosze): string {
  return formatMoney(amount).replace(',00', '');
}

/** `1140.00`: the value of a price field (Spec §5). */
export function toPriceText(amount: Grosze): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');

  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** `numerator / denominator` as a whole number, halves up, in integer arithmetic without rounding errors. */
export function roundHalfUp(numerator: number, denominator: number): number {
  const [top, bottom] = [BigInt(numerator) * 2n + BigInt(denominator), BigInt(denominator) * 2n];
  const quotient = top / bottom;

  // BigInt division truncates towards zero; halves up means towards the larger number below zero as well.
  return Number(top < 0n && top % bottom !== 0n ? quotient - 1n : quotient);
}
