import type { IsoDate } from '@urzad/domain';
import type { FileKind } from '../dictionaries/dictionaries';
import { documentErrors } from './claim-document-errors';
import type { ClaimErrorCode, ClaimErrors } from './claim-error-texts';
import type { ClaimHeader, ClaimLineAnswers } from './claim-line';
import { lineErrors } from './claim-line-errors';
import { CLAIM_LINES_MAX } from './claim-options';
import type { ClaimMoneyTerms } from './claim-terms';

/** The longest note of a claim. */
export const CLAIM_NOTE_MAX = 1000;

export interface CheckedClaim {
  header: ClaimHeader;
  lines: readonly ClaimLineAnswers[];
  terms: ClaimMoneyTerms;
  /** All files of the claim. */
  files: readonly { id: number; kind: FileKind }[];
  today: IsoDate;
}

/** What prevents a claim from being submitted (Process §2.14; Order §12), by the paths of its fields. */
export function claimErrors({ header, lines, ...facts }: CheckedClaim): ClaimErrors {
  const errors: ClaimErrors = {};
  const found = lineCountError(lines);
  if (found) errors.lines = found;
  for (const [name, code] of Object.entries(headerErrors(header, facts.terms)))
    errors[`header.${name}`] = code;

  const ofDocuments = documentErrors(lines, facts.terms);
  for (const [at, line] of lines.entries()) {
    // What is wrong with a line alone is said first.
    const found = [...Object.entries(lineErrors(line, facts)), ...Object.entries(ofDocuments[at] ?? {})];
    for (const [name, code] of found) if (code) errors[`lines.${at}.${name}`] ??= code;
  }
  return errors;
}

function lineCountError({ length }: readonly ClaimLineAnswers[]): ClaimErrorCode | undefined {
  if (length === 0) return 'no-lines';
  return length > CLAIM_LINES_MAX ? 'too-many-lines' : undefined;
}

type HeaderErrors = Partial<Record<keyof ClaimHeader, ClaimErrorCode>>;

type DaysOfMonth = Pick<ClaimMoneyTerms, 'days_in_contract' | 'days_in_month'>;

function headerErrors(header: ClaimHeader, terms: DaysOfMonth): HeaderErrors {
  const errors: HeaderErrors = {};
  for (const name of ['days_present', 'days_absent_sick'] as const) {
    const code = daysError(header[name], terms);
    if (code) errors[name] = code;
  }
  const days = (header.days_present ?? 0) + (header.days_absent_sick ?? 0);
  const tooMany = tooManyDays(days, terms);
  if (tooMany) errors.days_absent_sick ??= tooMany;

  for (const name of ['sick_leave_over_30', 'employment_confirmed'] as const) {
    if (header[name] === '') errors[name] = 'is-empty';
  }
  for (const name of ['decl_no_double', 'decl_paid', 'decl_no_change'] as const) {
    if (header[name] !== 'yes') errors[name] = 'not-accepted';
  }
  if (header.note.length > CLAIM_NOTE_MAX) errors.note = 'is-too-big';
  return errors;
}

function daysError(days: number | null, terms: DaysOfMonth): ClaimErrorCode | undefined {
  if (days === null) return 'is-empty';
  if (!Number.isInteger(days) || days < 0) return 'not-valid-number';
  return tooManyDays(days, terms);
}

/** Days outside of the contract are no days of this support. */
function tooManyDays(days: number, terms: DaysOfMonth): ClaimErrorCode | undefined {
  if (days > terms.days_in_month) return 'more-days-than-month';
  return days > terms.days_in_contract ? 'more-days-than-contract' : undefined;
}
