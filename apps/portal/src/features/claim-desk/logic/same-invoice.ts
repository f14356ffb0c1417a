import type { ClaimLine } from '@urzad/contract';

/** The lines of a claim that name the same invoice as this one, itself among them. */
export function sameInvoice(line: ClaimLine, lines: readonly ClaimLine[]): ClaimLine[] {
  return lines.filter(
    ({ document_no, seller_nip }) => document_no === line.document_no && seller_nip === line.seller_nip,
  );
}
