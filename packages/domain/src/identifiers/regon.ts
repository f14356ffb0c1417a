const WEIGHTS_9 = [8, 9, 2, 3, 4, 5, 6, 7];
const WEIGHTS_14 = [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8];

/** Nine digits, or fourteen for a local unit, whose first nine are the REGON of its company. */
export function isRegon(text: string): boolean {
  if (!/^([0-9]{9}|[0-9]{14})$/.test(text) || /^0+$/.test(text)) return false;

  const company = text.slice(0, 9);
  return (
    endsWithCheckDigit(company, WEIGHTS_9) && (text.length === 9 || endsWithCheckDigit(text, WEIGHTS_14))
  );
}

function endsWithCheckDigit(digits: string, weights: readonly number[]): boolean {
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);

  return (sum % 11) % 10 === Number(digits[weights.length]);
}
