import type { BodyOf, Claim, ClaimLine, cofundingRequests } from '@urzad/contract';
import { reasonError } from '@urzad/grants';

/** The values of the form; a line for each of the claim. */
export interface CorrectionValues {
  reason: string;
  lines: { isAsked: boolean; note: string }[];
}

export type CorrectionError = 'reason' | 'note' | 'lines';

/** What is refused, or accepted in part, is asked for with the same words. */
export function correctionValuesOf(lines: readonly ClaimLine[]): CorrectionValues {
  return {
    reason: '',
    lines: lines.map(({ decision, decision_note }) => ({
      isAsked: decision === 'NIE' || decision === 'CZESC',
      note: decision_note,
    })),
  };
}

/** What is wrong, by the path of the field. Of no line at all the first one says it. */
export function correctionErrors({ reason, lines }: CorrectionValues): Record<string, CorrectionError> {
  const notes = lines.flatMap(({ isAsked, note }, at) =>
    isAsked && reasonError(note) ? [[`lines.${at}.note`, 'note'] as const] : [],
  );
  return {
    ...(lines.every(({ isAsked }) => !isAsked) && { 'lines.0.isAsked': 'lines' as const }),
    ...Object.fromEntries(notes),
    ...(reasonError(reason) && { reason: 'reason' as const }),
  };
}

/** Of values without errors. */
export function correctionBody(
  { reason, lines }: CorrectionValues,
  { row_version, lines: ofClaim }: Pick<Claim, 'row_version' | 'lines'>,
): BodyOf<(typeof cofundingRequests)['callCorrection']> {
  return {
    row_version,
    reason,
    lines: ofClaim.flatMap(({ id }, at) => {
      const asked = lines[at];
      return asked?.isAsked ? [{ id_line: id, note: asked.note }] : [];
    }),
  };
}
