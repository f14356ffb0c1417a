import type { Privilege } from './privilege-catalogue';
import { type MatrixRow, ROLE_MATRIX } from './role-matrix';

export type Duty = 'R' | 'E';

/** Privileges that no role may have together: who does the one never does the other (Process §4.2). */
export const DUTIES_APART: readonly (readonly [Privilege, Privilege])[] = [
  ['cofunding_request_verify', 'cofunding_request_approve'],
  ['cofunding_payment_edit', 'cofunding_payment_approve'],
  ['cofunding_contract_edit', 'cofunding_sign_office'],
];

/** What duties allow, by the rows of the matrix: to do a thing includes to read it. */
export function privilegesOfDuties(dutyOfRow: (row: MatrixRow) => Duty | undefined): Privilege[] {
  const held = ROLE_MATRIX.flatMap((row) => {
    const duty = dutyOfRow(row);
    if (duty === 'E') return [...row.read, ...row.edit];
    return duty === 'R' ? row.read : [];
  });
  return [...new Set(held)];
}

/** The privileges of reading that a list lacks, though it has those of doing. */
export function missingReads(privileges: readonly string[]): Privilege[] {
  const missing = ROLE_MATRIX.flatMap(({ read, edit }) =>
    edit.some((code) => privileges.includes(code)) ? read.filter((code) => !privileges.includes(code)) : [],
  );
  return [...new Set(missing)];
}

/** The first two privileges of a list that no role may have together. */
export function heldTogether(privileges: readonly string[]): readonly [Privilege, Privilege] | undefined {
  return DUTIES_APART.find((pair) => pair.every((code) => privileges.includes(code)));
}
