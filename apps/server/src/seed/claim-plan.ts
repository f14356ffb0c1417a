import type { Grosze, IsoMonth } from '@urzad/domain';
import type { CostDocument, CostKind, FileKind } from '@urzad/grants';

/** One cost of a claim of the demo data; all of it was paid by a transfer. */
export interface ClaimedCost {
  kind: CostKind;
  document_kind: CostDocument;
  document_no: string;
  amount: Grosze;
  /** Of the whole document, where the cost is a part of it. */
  document_total?: Grosze;
}

/** A claim of the demo data (Process §8.2), and how far its parent has brought it. Times in Warsaw. */
export interface ClaimPlan {
  mail: string;
  /** First name. */
  child: string;
  /** `2026-12` */
  month: IsoMonth;
  /** The month was claimed before: that claim was rejected or withdrawn. */
  again?: true;
  at: string;
  end: 'draft' | 'to_sign' | 'submitted' | 'withdrawn';
  costs: readonly ClaimedCost[];
  files: readonly FileKind[];
}
