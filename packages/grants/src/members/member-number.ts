const CONTRACT_NUMBER = /^UM\/([^/]+)\/(\d+)\/\d{4}$/;

/** `UM/II/0041/2026` → `UCZ/II/0041`: a participant has the number of their contract. */
export function memberNumber(contractNumber: string): string {
  const parts = CONTRACT_NUMBER.exec(contractNumber);
  if (!parts) throw new Error(`No contract has the number ${contractNumber}.`);
  return `UCZ/${parts[1]}/${parts[2]}`;
}

/** `DOF/0041/2`: the second child of the participant `UCZ/II/0041`. */
export function coFundingNumber(number: string, ordinal: number): string {
  return `DOF/${number.split('/').at(-1)}/${ordinal}`;
}
