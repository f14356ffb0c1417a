import { type FieldErrors, type FieldSpec, fieldErrors, type IsoDate } from '@urzad/domain';
import { CASE_LETTER_MAX, caseFieldsOf } from './case-fields';
import type { CaseKind } from './case-kinds';

/** The answers to the fields of a kind, by their names. */
export type CaseForm = Readonly<Record<string, string>>;

/** The letter with which an applicant opens a case, and every later letter in it. */
export const CASE_LETTER = {
  step: 1,
  type: 'longText',
  pl: 'Wiadomość',
  en: 'Message',
  required: true,
  max: CASE_LETTER_MAX,
} as const satisfies FieldSpec;

/** What prevents a new case of this kind, by the names of fields; the letter is `body`. */
export function caseErrors(
  kind: CaseKind,
  { form, body }: { form: CaseForm; body: string },
  today: IsoDate,
): FieldErrors {
  return fieldErrors({ ...caseFieldsOf(kind), body: CASE_LETTER }, { ...form, body }, today);
}
