import type { ClaimHeader, ClaimLineAnswers } from '../claims/claim-line';
import { defaultLines } from '../claims/claim-line-drafts';
import type { ClaimMoneyTerms } from '../claims/claim-terms';

/** January 2027 of the demo's nursery. */
export function aClaimTerms(changes: Partial<ClaimMoneyTerms> = {}): ClaimMoneyTerms {
  return {
    month: '2027-01',
    days_in_contract: 31,
    days_in_month: 31,
    period_from: '2027-01-01',
    period_to: '2027-01-31',
    care_form: 'ZLOBEK',
    rate: 9500,
    cap: 114_000,
    limit: 114_000,
    already_paid: 0,
    planned_cost: 134_000,
    meals: 'yes',
    extra_classes: 'no',
    entry_fee_once: 'yes',
    entry_fee_used: 'no',
    min_attendance_days: 1,
    esf_share: 8500,
    state_share: 1000,
    seller_name: 'Żłobek „Pod Żółwikiem”',
    seller_nip: '0000000023',
    ...changes,
  };
}

/** A paid line without errors; its document is paid whole and proved by the file 1. */
export function aClaimLine(changes: Partial<ClaimLineAnswers> = {}): ClaimLineAnswers {
  const amount = changes.amount ?? 110_000;
  const [line] = defaultLines(aClaimTerms());
  if (!line) throw new Error('A claim begins with a line.');
  return {
    ...line,
    document_no: 'FV/01/2027',
    document_date: '2027-01-04',
    amount,
    document_total: 146_000,
    paid_amount: amount,
    paid_date: '2027-01-10',
    file_ids: [1],
    ...changes,
  };
}

export function aClaimHeader(changes: Partial<ClaimHeader> = {}): ClaimHeader {
  return {
    days_present: 17,
    days_absent_sick: 2,
    sick_leave_over_30: 'no',
    employment_confirmed: 'yes',
    decl_no_double: 'yes',
    decl_paid: 'yes',
    decl_no_change: 'yes',
    note: '',
    ...changes,
  };
}
