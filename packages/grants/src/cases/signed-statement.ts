import type { FieldErrors } from '@urzad/domain';
import type { CaseForm } from './case-errors';
import type { CaseKind } from './case-kinds';
import type { CaseChannel } from './case-options';
import { statedChange } from './change-fields';

/**
 * Whether the applicant signs what such a case says before the office may accept it: in the portal, or on the paper that
 * the office enters for them (Order §12).
 */
export function needsStatement(kind: CaseKind, form: CaseForm): boolean {
  return kind === 'REZYGNACJA' || (kind === 'ZMIANA' && statedChange(form) !== undefined);
}

/** Ways on which no signed paper comes. */
const WITHOUT_PAPER: readonly CaseChannel[] = ['PORTAL', 'TELEFON'];

/**
 * What prevents a case that the office enters for an applicant, by the names of fields. A review is the applicant's, so it
 * came in otherwise than by a letter of the office; what needs a signature came on paper, with its scan.
 */
export function enteredErrors(
  kind: CaseKind,
  { form, channel = 'PORTAL', files }: { form: CaseForm; channel?: CaseChannel | undefined; files: number },
): FieldErrors {
  const isSigned = needsStatement(kind, form);
  const isWrongWay = isSigned
    ? WITHOUT_PAPER.includes(channel)
    : kind === 'PONOWNA_OCENA' && channel === 'PORTAL';
  return {
    ...(isWrongWay && { channel: 'not-valid-option' as const }),
    ...(isSigned && files === 0 && { filenames: 'no-file' as const }),
  };
}
