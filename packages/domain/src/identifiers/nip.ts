import { tidyText } from '../words/tidy-text';

const WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];
const LENGTH = 10;

/** Which of the four Polish sentences about a NIP applies (Spec §5). */
export type NipError = 'letters' | 'too-short' | 'too-long' | 'check-digit';

/** Any character but an ASCII digit counts as a letter: dashes are removed by the field, not by the rule. */
export function nipError(text: string): NipError | undefined {
  if (/[^0-9]/.test(text)) return 'letters';
  if (text.length < LENGTH) return 'too-short';
  if (text.length > LENGTH) return 'too-long';
  return hasRightCheckDigit(text) ? undefined : 'check-digit';
}

/** Without the separators and the `PL` that programs paste. Letters stay, so that the rule can name the error. */
export function normaliseNip(text: string): string {
  return tidyText(text)
    .replace(/[ -]/g, '')
    .replace(/^pl(?=[0-9])/i, '');
}

export function isNip(text: string): boolean {
  return nipError(text) === undefined;
}

/** A remainder of 10 is no digit, so such a number was never issued; neither was one of zeros only. */
function hasRightCheckDigit(digits: string): boolean {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);

  return sum > 0 && sum % 11 === Number(digits[9]);
}
