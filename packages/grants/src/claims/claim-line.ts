import type { Grosze, IsoDate } from '@urzad/domain';
import type { CostDocument, CostKind, LineDecision, PaidForm } from './claim-options';

/** One line of a claim as the parent enters it (Process §2.14). Amounts are grosze, null and '' while they are empty. */
export interface ClaimLineAnswers {
  kind: CostKind | '';
  document_kind: CostDocument | '';
  document_no: string;
  document_date: IsoDate | '';
  seller_name: string;
  seller_nip: string;
  period_from: IsoDate | '';
  period_to: IsoDate | '';
  amount: Grosze | null;
  /** Total of the whole accounting document, of which this line is a part. */
  document_total: Grosze | null;
  discount: Grosze;
  other_public: Grosze;
  paid_amount: Grosze | null;
  paid_date: IsoDate | '';
  paid_form: PaidForm | '';
  /** Ids of files of the claim that prove this line: the document and its payment. */
  file_ids: number[];
}

/** What the office decides on a line. */
export interface LineVerdict {
  decision: LineDecision | null;
  /** What is accepted; grosze. */
  eligible_amount: Grosze | null;
  decision_note: string;
}

/** Answers of the parent about the whole month. */
export interface ClaimHeader {
  /** Days on which the child was in care. */
  days_present: number | null;
  days_absent_sick: number | null;
  sick_leave_over_30: 'yes' | 'no' | '';
  employment_confirmed: 'yes' | 'no' | '';
  decl_no_double: 'yes' | 'no' | '';
  decl_paid: 'yes' | 'no' | '';
  decl_no_change: 'yes' | 'no' | '';
  note: string;
}
