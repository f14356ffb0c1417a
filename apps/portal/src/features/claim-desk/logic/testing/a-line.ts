import type { ClaimLine } from '@urzad/contract';

/** A line of a claim: the stay in a nursery, 1 100,00, not decided on. */
export function aLine(own: Partial<ClaimLine> = {}): ClaimLine {
  return {
    ...{ id: 1, ordinal: 1, kind: 'POBYT', document_kind: 'FAKTURA', document_no: 'FV/01/2027' },
    ...{ document_date: '2027-01-08', seller_name: 'Żłobek „Pod Żółwikiem”', seller_nip: '0000000023' },
    ...{ period_from: '2027-01-01', period_to: '2027-01-31', amount: 110_000, document_total: 146_000 },
    ...{ discount: 0, other_public: 0, paid_amount: 110_000, paid_date: '2027-01-10' },
    ...{ paid_form: 'PRZELEW', file_ids: [], decision: null, eligible_amount: null, decision_note: '' },
    ...{ correction_note: '', is_named: 'no', duplicates: [], duplicate_note: '' },
    ...own,
  };
}
