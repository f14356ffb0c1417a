import type { IsoDate } from '../dates/iso-date';
import { isBlank } from '../words/hidden-marks';
import { brokenBound } from './bounds';
import type { FieldErrorCode, FieldErrors, FieldRefusal } from './field-errors';
import { type Answers, type FieldSpec, isShown, type JudgedField } from './field-spec';
import { FIELD_TYPES } from './field-types';

/** Which answer is looked at, among which others, and on which day. */
export interface FieldQuestion {
  name: string;
  answers: Answers;
  today: IsoDate;
}

/** The first rule the answer breaks. What is not asked breaks none. */
export function fieldError(spec: FieldSpec, question: FieldQuestion): FieldErrorCode | undefined {
  return fieldErrorCodes(spec, question)[0];
}

/** All the rules the answer breaks, for a form that tells them all (Spec §5). What is empty breaks no other. */
export function fieldErrorCodes(
  spec: FieldSpec,
  { name, answers, today }: FieldQuestion,
): readonly FieldErrorCode[] {
  if (!isShown(spec, answers)) return [];

  const answer = answers[name];
  return !spec.required && isEmptyAnswer(answer) ? [] : answerErrors(spec, answer, today);
}

/** What is wrong with the answers of a group of fields, by their names. */
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

/** Of a group of fields, why each is refused. */
export type FieldRefusals = Record<string, readonly FieldRefusal[]>;

export interface RefusalOptions {
  today: IsoDate;
  /** Tells all that is wrong with an answer, not the first of it alone (Spec §5). @default false */
  every?: boolean;
}

/** As `fieldErrors`, with the limits that the texts name: what the form of a browser is judged by. */
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

/** The rules that an answer which must be given breaks, in the order in which they are told. */
export function answerErrors(field: JudgedField, answer: unknown, today: IsoDate): readonly FieldErrorCode[] {
  if (isEmptyAnswer(answer)) return ['is-empty'];

  return FIELD_TYPES[field.type].errors(answer, field, today).filter((code) => code !== undefined);
}

/** The code by which a field refuses its answer, with the limit of the field where the code speaks of one. */
export function specRefusal(field: JudgedField, code: FieldErrorCode): FieldRefusal {
  return brokenBound(code, FIELD_TYPES[field.type].limitsOf(field, code)) ?? code;
}

/** Nothing was answered yet. A native box that was left empty tells `false`. */
function isEmptyAnswer(answer: unknown): boolean {
  if (typeof answer === 'string') return isBlank(answer);
  if (Array.isArray(answer)) return answer.length === 0;
  if (typeof answer === 'object' && answer !== null) return Object.values(answer).every(isEmptyAnswer);

  return answer === null || answer === undefined || answer === false;
}
