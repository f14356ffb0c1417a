/** An amount of money in whole grosze. Never a fraction, never a float of złote (Order §1). */
export type Grosze = number;

const NO_BREAK_SPACE = '\u00a0';

/**
 * What a person typed or pasted as a price: `1140`, `1140,5`, `1 140.50`, `1 140,00 zł`. `undefined` when it is no
 * price; there are at most two decimals (Spec §5). One below 0 is read as well, so that the rule can say how low it may be.
 */
export function parsePrice(text: string): Grosze | undefined {
  const parts = /^([-−]?)([0-9]{1,11})(?:[.,]([0-9]{1,2}))?(?:zł)?$/i.exec(text.replace(/\s/g, ''));
  if (!parts) return undefined;

  const amount = Number(parts[2]) * 100 + Number((parts[3] ?? '').padEnd(2, '0'));
  // No minus zero: it would be written as one.
  return parts[1] === '' || amount === 0 ? amount : -amount;
}

/** `1 140,00 zł`, with spaces that do not break. */
export function formatMoney(amount: Grosze): string {
  const [whole = '', decimals] = toPriceText(Math.abs(amount)).split('.');
  const grouped = whole.replace(/\B(?=(?:[0-9]{3})+$)/g, NO_BREAK_SPACE);

  return `${amount < 0 ? '−' : ''}${grouped},${decimals}${NO_BREAK_SPACE}zł`;
}

/** `1 140 zł` for limits, where grosze would only make it harder to read; they are shown when there are any. */
export function formatWholeMoney(amount: Grosze): string {
  return formatMoney(amount).replace(',00', '');
}

/** `1140.00`: the text that a price field emits (Spec §5). */
export function toPriceText(amount: Grosze): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');

  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** `numerator / denominator` as a whole number, halves up, in whole-number arithmetic: no 0.1 + 0.2. */
export function roundHalfUp(numerator: number, denominator: number): number {
  const [top, bottom] = [BigInt(numerator) * 2n + BigInt(denominator), BigInt(denominator) * 2n];
  const quotient = top / bottom;

  // BigInt division cuts towards zero; halves up means towards the larger number below zero as well.
  return Number(top < 0n && top % bottom !== 0n ? quotient - 1n : quotient);
}
