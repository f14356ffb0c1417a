import { type FieldErrors, type FieldSpec, fieldErrors, type IsoDate } from '@urzad/domain';
import { CASE_LETTER_MAX, caseFieldsOf } from './case-fields';
import type { CaseKind } from './case-kinds';
import { statedChange } from './change-fields';

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

/** What prevents a new case of this kind, by the names of fields; the letter is `body`, its files are `filenames`. */
export function caseErrors(
  kind: CaseKind,
  { form, body, files = 0 }: { form: CaseForm; body: string; files?: number },
  today: IsoDate,
): FieldErrors {
  const letter = fieldErrors({ body: CASE_LETTER }, { body }, today);
  const isUnproven = kind === 'ZMIANA' && statedChange(form) === 'name' && files === 0;
  return {
    ...answerErrors(kind, form, today),
    ...letter,
    ...(isUnproven && { filenames: 'no-file' as const }),
  };
}

/** What is wrong with the answers to the fields of a kind. */
export function answerErrors(kind: CaseKind, form: CaseForm, today: IsoDate): FieldErrors {
  const errors = fieldErrors(caseFieldsOf(kind), form, today);
  const { from_month = '', to_month = '' } = form;
  const isBackwards = kind === 'ZAWIESZENIE' && !errors.from_month && to_month < from_month;
  return { ...errors, ...(isBackwards && !errors.to_month && { to_month: 'not-valid-range' as const }) };
}
