import type { Claim } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { allowedKinds, type FileKind } from '@urzad/grants';
import { createContext, useContext } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Saver } from '#shared/saving/saver';
import type { ClaimValues } from './claim-values';
import type { PlannedCost } from './invoices';

/** The facts of a claim that its form shows; those that a save changes are not among them. */
export const EDITED = [
  'id',
  'status',
  'month',
  'terms',
  'files',
  'correction_note',
  'correction_to',
  'claim_to',
  'version_no',
] as const satisfies readonly (keyof Claim)[];
export type EditedClaim = Pick<Claim, (typeof EDITED)[number]>;

/** What the parts of the form of a claim share. It is the same object while the form is typed in. */
export interface ClaimEditor {
  claim: EditedClaim;
  form: UseFormReturn<ClaimValues>;
  planned: PlannedCost;
  saver: Saver;
  /** What the office asks to mend in each line; undefined where all lines may change. */
  named: readonly NamedLine[] | undefined;
  /** The office's day. */
  today: IsoDate;
  /** The document to sign is made: the form is shown until its screen is there. */
  onPrepared: () => void;
}

export interface NamedLine {
  isNamed: boolean;
  note: string;
}

export const ClaimEditorContext = createContext<ClaimEditor | undefined>(undefined);

export function useClaimEditor(): ClaimEditor {
  const editor = useContext(ClaimEditorContext);
  if (!editor) throw new Error('This part belongs inside the form of a claim.');
  return editor;
}

/** What the amounts of an invoice are compared with. */
export function plannedCostOf({ care_form, planned_cost }: Claim['terms']): PlannedCost {
  const [main = 'INNE'] = allowedKinds(care_form);
  return { planned_cost, main, asksForRest: care_form !== 'NIANIA' };
}

/** The line of the first item of an invoice; in a correction each line is an invoice of its own. */
export function mayChangeInvoice({ named }: Pick<ClaimEditor, 'named'>, at: number): boolean {
  return named?.[at]?.isNamed !== false;
}

/** The files that prove a line. */
export const PROOF_KINDS = ['FAKTURA', 'POTW_PRZELEWU'] as const satisfies readonly FileKind[];
export type ProofKind = (typeof PROOF_KINDS)[number];

/** The part of a claim that an upload was chosen for: `FAKTURA:0`. */
export function scopeOf(kind: ProofKind, invoiceKey: string): string {
  return `${kind}:${invoiceKey}`;
}

export function partsOfScope(scope: string): { kind: ProofKind; invoiceKey: string } {
  const [kind, invoiceKey = ''] = scope.split(':');
  return { kind: PROOF_KINDS.find((each) => each === kind) ?? 'FAKTURA', invoiceKey };
}
