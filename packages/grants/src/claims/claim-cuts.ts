import type { Grosze } from '@urzad/domain';
import type { CareForm } from '../dictionaries/dictionaries';
import type { BasisPoints } from '../refund/refund';
import type { CostKind } from './claim-options';

/** Why a part of a cost is not refunded. */
export type CutReason =
  | 'not-paid'
  | 'no-kind'
  | 'other-form'
  | 'kind-not-refunded'
  | 'entry-fee-used'
  | 'discount'
  | 'other-public'
  | 'refused'
  | 'in-part'
  | 'correction'
  | 'rate'
  | 'limit'
  | 'attendance'
  | 'already-paid';

/** What the sentence about a cut of the whole month names. */
export interface CutParams {
  rate: BasisPoints;
  eligible: Grosze;
  limit: Grosze;
  cap: Grosze;
  care_form: CareForm;
  days_in_contract: number;
  days_in_month: number;
  min_attendance_days: number;
}

/**
 * A part of the cost that is not refunded. Cost − all cuts = refund; what was paid − all cuts but `not-paid` is the
 * refund as well.
 */
export interface ClaimCut {
  reason: CutReason;
  /** Below zero where a correction of an invoice lowers the refund by less than the cost. */
  amount: Grosze;
  /** Of a cut of lines; '' while the kind is not chosen. */
  kind?: CostKind | '';
  /** Of a cut of the whole month. */
  params?: CutParams;
}
