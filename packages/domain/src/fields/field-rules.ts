import type { IsoDate } from '../dates/iso-date';
import { isBlank } from '../words/hidden-marks';
import { brokenBound } from './bounds';
import type { FieldErrorCode, FieldErrors, FieldRefusal } from './field-errors';
import { type Answers, type FieldSpec, isShown, type JudgedField } from './field-spec';
import { FIELD_TYPES } from './field-types';

/** The answer to check, the other answers of its group, and the day. */
export interface FieldQuestion {
  name: string;
  answers: Answers;
  today: IsoDate;
}

/** The first rule that the answer breaks. A field that is not asked breaks none. */
export function fieldError(spec: FieldSpec, question: FieldQuestion): FieldErrorCode | undefined {
  return fieldErrorCodes(spec, question)[0];
}

/** All rules that the answer breaks, for a form that shows them all (Spec §5). An empty answer breaks no other rule. */
export function fieldErrorCodes(
  spec: FieldSpec,
  { name, answers, today }: FieldQuestion,
): readonly FieldErrorCode[] {
  if (!isShown(spec, answers)) return [];

  const answer = answers[name];
  return !spec.required && isEmptyAnswer(answer) ? [] : answerErrors(spec, answer, today);
}

/** The first broken rules of a group of fields, by their names. */
export function fieldErrors(
  fields: Readonly<Record<string, FieldSpec>>,
  answers: Answers,
  today: IsoDate,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name, spec] of Object.entries(fields)) {
    const code = fieldError(spec, { name, answers, today });
    if (code) errors[name] = code;
  }
  return errors;
}

/** All refusals of a group of fields. */
export type FieldRefusals = Record<string, readonly FieldRefusal[]>;

export interface RefusalOptions {
  today: IsoDate;
  /** Reports all broken rules of an answer, not the first alone (Spec §5). @default false */
  every?: boolean;
}

/** Like `fieldErrors`, with the limits that the texts name: the validation of a form in the browser. */
export function fieldRefusals(
  fields: Readonly<Record<string, FieldSpec>>,
  answers: Answers,
  { today, every = false }: RefusalOptions,
): FieldRefusals {
  const refusals: FieldRefusals = {};
  for (const [name, spec] of Object.entries(fields)) {
    const codes = fieldErrorCodes(spec, { name, answers, today });
    const told = every ? codes : codes.slice(0, 1);
    if (told.length > 0) refusals[name] = told.map((code) => specRefusal(spec, code));
  }
  return refusals;
}

/** The rules that a required answer breaks, in the order in which they are shown. */
export function answerErrors(field: JudgedField, answer: unknown, today: IsoDate): readonly FieldErrorCode[] {
  if (isEmptyAnswer(answer)) return ['is-empty'];

  return FIELD_TYPES[field.type].errors(answer, field, today).filter((code) => code !== undefined);
}

/** The refusal of an answer: the code, with the limit of the field where the code has one. */
export function specRefusal(field: JudgedField, code: FieldErrorCode): FieldRefusal {
  return brokenBound(code, FIELD_TYPES[field.type].limitsOf(field, code)) ?? code;
}

/** Whether nothing was answered. An unchecked native checkbox has the value `false`. */
function isEmptyAnswer(answer: unknown): boolean {
  if (typeof answer === 'string') return isBlank(answer);
  if (Array.isArray(answer)) return answer.length === 0;
  if (typeof answer === 'object' && answer !== null) return Object.values(answer).every(isEmptyAnswer);

  return answer === null || answer === undefined || answer === false;
}
