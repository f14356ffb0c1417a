import type { ClaimLine } from '@urzad/contract';
import { type Grosze, isBlank, parsePrice, toPriceText } from '@urzad/domain';
import type { LineDecision } from '@urzad/grants';
import type { Verdict } from './use-line-decisions';

/** A decision that has to be explained. */
export type ExplainedDecision = Exclude<LineDecision, 'OK'>;

/** The values of the form below a line. */
export interface VerdictValues {
  amount: string;
  note: string;
}

export type VerdictError = 'amount' | 'note';

/** What was typed and refused, else what the office decided before on the same line; if it was the same decision. */
export function verdictValuesOf(
  { decision, eligible_amount, decision_note }: ClaimLine,
  chosen: ExplainedDecision,
  refused?: Verdict,
): VerdictValues {
  if (refused?.decision === chosen) return valuesOf(refused.eligible_amount, refused.note);
  return decision === chosen ? valuesOf(eligible_amount, decision_note) : { amount: '', note: '' };
}

function valuesOf(amount: Grosze | null, note: string): VerdictValues {
  return { amount: amount === null ? '' : toPriceText(amount), note };
}

/** A part is more than nothing and less than what would count of the whole line. */
export function verdictErrors(
  { amount, note }: VerdictValues,
  chosen: ExplainedDecision,
  most: Grosze,
): Partial<Record<keyof VerdictValues, VerdictError>> {
  const part = parsePrice(amount);
  const isPart = part !== undefined && part > 0 && part < most;

  return {
    ...(chosen === 'CZESC' && !isPart && { amount: 'amount' as const }),
    ...(isBlank(note) && { note: 'note' as const }),
  };
}

/** Of values without errors. */
export function verdictOf({ amount, note }: VerdictValues, chosen: ExplainedDecision): Verdict {
  return {
    decision: chosen,
    eligible_amount: chosen === 'CZESC' ? (parsePrice(amount) ?? 0) : null,
    note: note.trim(),
  };
}
