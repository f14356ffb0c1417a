import * as z from 'zod/mini';
import { type FieldErrorCode, type FieldErrors, isFieldErrorCode } from '../field-errors';

type Issue = z.core.$ZodIssue;

/** All that a schema refuses in a form, by the path of the field: the first failure of each (Spec §5). */
export function errorsOf(schema: z.ZodMiniType, values: unknown): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of z.safeParse(schema, values, { reportInput: true }).error?.issues ?? []) {
    errors[issue.path.join('.')] ??= codeOf(issue);
  }
  return errors;
}

/** The schemas of fields refuse by a code of ours; a plain `z.string()` or `z.minLength()` by a kind of its own. */
function codeOf(issue: Issue): FieldErrorCode {
  if (isFieldErrorCode(issue.message)) return issue.message;
  if (issue.code === 'too_big') return 'is-too-big';
  if (issue.code === 'too_small') return issue.origin === 'string' ? 'is-too-short' : 'is-too-small';
  return issue.code === 'invalid_type' && (issue.input ?? '') === '' ? 'is-empty' : 'is-no-equal';
}
