/** The most characters of the title of a transfer, in every kind of file for a bank. */
export const PAYMENT_TITLE_MAX = 140;

/**
 * The title of the transfer of a claim: „Refundacja kosztów opieki ROZ/0041/2027-01, UM/II/0041/2026” (Process §2.15).
 * All versions of a claim have one title.
 */
export function paymentTitle({
  number,
  contract_number,
}: {
  /** `ROZ/0041/2027-01/1` */
  number: string;
  contract_number: string;
}): string {
  const claim = number.replace(/\/\d+$/, '');
  return `Refundacja kosztów opieki ${claim}, ${contract_number}`.slice(0, PAYMENT_TITLE_MAX);
}
