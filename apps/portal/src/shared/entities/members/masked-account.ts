/** `74 9990 •••• 0001`: enough to recognise an account, too little to copy it from a screen. */
export function maskedAccount(digits: string): string {
  return [digits.slice(0, 2), digits.slice(2, 6), '••••', digits.slice(-4)].join('\u00a0');
}
