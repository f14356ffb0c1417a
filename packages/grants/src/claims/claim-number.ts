import type { IsoMonth } from '@urzad/domain';

/**
 * `ROZ/0041/2027-01/1`: number of the contract, month and version; of the second and later co-fundings of a contract
 * `ROZ/0042-2/2027-01/1` (Order §12).
 */
export function claimNumber({
  contract_number,
  ordinal,
  month,
  version_no,
}: {
  /** `UM/II/0041/2026` */
  contract_number: string;
  ordinal: number;
  month: IsoMonth;
  version_no: number;
}): string {
  const [, , contract = ''] = contract_number.split('/');
  const grant = ordinal === 1 ? contract : `${contract}-${ordinal}`;
  return `ROZ/${grant}/${month}/${version_no}`;
}

/** The same claim in another version. */
export function claimNumberOf(number: string, version_no: number): string {
  return number.replace(/\d+$/, String(version_no));
}
