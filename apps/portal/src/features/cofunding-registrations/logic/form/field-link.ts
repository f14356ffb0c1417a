import { explainedRemark, explanationPath, findFieldSpec, questionOfAnswer, stepOf } from '@urzad/grants';
import { paths } from '#shared/paths';
import { fieldIn, fieldQuery } from '#shared/spec-form/field-query';
import { CHECK_STEP } from './form-steps';

/** The children, or the documents, as a whole. */
const GROUPS = ['children', 'attachments'];

/**
 * The address of one question of the form (`children.0.pesel`, `attachments.ORZECZENIE`), which opens its step and
 * focuses it.
 */
export function fieldHref(id: number, path: string): string {
  return paths.registrationEdit(id) + fieldQuery(stepOf(path), path);
}

/** The same from the check, to which the person goes back; within the form, whatever its own address. */
export function answerQuery(path: string): string {
  return fieldQuery(stepOf(path), path, { from: CHECK_STEP });
}

/** The same to the explanation of a remark, which is at the question with the remark. */
export function explanationQuery(question: string, at: number): string {
  return fieldQuery(stepOf(question), explanationPath(at), { from: CHECK_STEP });
}

/** The question that an address names; undefined when the form has no such question. */
export function fieldOf(search: URLSearchParams): string | undefined {
  const path = fieldIn(search);
  const isGroup = GROUPS.includes(path.split('.')[0] ?? '');

  return findFieldSpec(path) || isGroup || explainedRemark(path) !== undefined
    ? questionOfAnswer(path)
    : undefined;
}
