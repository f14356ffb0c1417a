import type { Claim } from '@urzad/contract';
import { type StartValues, startValuesOf } from '#shared/drafts/draft-start';
import type { KeptDraft } from '#shared/drafts/kept-draft';
import { plannedCostOf } from './claim-editor';
import { type ClaimValues, headerOf, type TypedInvoice, typedHeader } from './claim-values';
import { invoicesOf, linesOf, type PlannedCost } from './invoices';
import { withKept } from './kept-claim';

type Stored = Pick<Claim, 'status' | 'terms' | 'lines' | 'files' | 'row_version'> &
  Parameters<typeof typedHeader>[0];

/** The initial values of the form: the stored claim, and over it the unsaved changes of this browser. */
export function startClaim(claim: Stored, kept: KeptDraft | null): StartValues<ClaimValues> {
  const planned = plannedCostOf(claim.terms);
  const values = savedValues(claim);
  return startValuesOf(
    {
      values,
      rowVersion: claim.row_version,
      withKept: (answers) => withKept(values, answers),
      isSame: (other) => isSameDraft(draftOf(other, planned), draftOf(values, planned)),
    },
    kept,
  );
}

/** The values of the claim as the server has it. */
export function savedValues(claim: Stored): ClaimValues {
  const { status, terms, lines, files } = claim;
  const invoices = invoicesOf(lines, plannedCostOf(terms), { apart: status === 'to_correct' });
  const header = typedHeader(headerIn(claim));
  // In a correction a line that the office has not named may get no file.
  return { invoices: status === 'to_correct' ? invoices : withLooseFiles(invoices, files), header };
}

function headerIn(claim: Parameters<typeof typedHeader>[0]) {
  const { days_present, days_absent_sick, sick_leave_over_30, employment_confirmed } = claim;
  const { decl_no_double, decl_paid, decl_no_change, note } = claim;
  return {
    days_present,
    days_absent_sick,
    sick_leave_over_30,
    employment_confirmed,
    decl_no_double,
    decl_paid,
    decl_no_change,
    note,
  };
}

/** Files that were attached just before the page was closed belong to no line yet: the first invoice gets them. */
function withLooseFiles(invoices: TypedInvoice[], files: Stored['files']): TypedInvoice[] {
  const used = new Set(invoices.flatMap(({ file_ids }) => file_ids));
  const loose = files.map(({ id }) => id).filter((id) => !used.has(id));
  if (loose.length === 0) return invoices;
  return invoices.map((invoice, at) =>
    at === 0 ? { ...invoice, file_ids: [...invoice.file_ids, ...loose] } : invoice,
  );
}

/** What is sent of the values. */
export function draftOf({ invoices, header }: ClaimValues, planned: PlannedCost) {
  return { header: headerOf(header), lines: linesOf(invoices, planned) };
}
export type ClaimDraft = ReturnType<typeof draftOf>;

export function isSameDraft(one: ClaimDraft, other: ClaimDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
