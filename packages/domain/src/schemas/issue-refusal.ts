import type * as z from 'zod/mini';
import { brokenBound } from '../fields/bounds';
import {
  type BrokenBound,
  type FieldErrorCode,
  type FieldRefusal,
  isFieldErrorCode,
} from '../fields/field-errors';

type Issue = z.core.$ZodIssue;

/** The issue of a rule of ours: its code as the message, the limit beside it. */
export function issueOf(refusal: FieldRefusal, input: unknown) {
  const { code, ...params } = typeof refusal === 'string' ? { code: refusal } : refusal;

  return { code: 'custom', message: code, params, input } as const;
}

/** The refusal of an issue, with the limit where one is broken. */
export function refusalOf(issue: Issue): FieldRefusal {
  const code = codeOf(issue);

  return brokenBound(code, limitsOf(issue)) ?? code;
}

/** The schemas of fields have codes of ours as messages; a plain `z.string()` or `z.minLength()` has only its kind. */
function codeOf(issue: Issue): FieldErrorCode {
  if (isFieldErrorCode(issue.message)) return issue.message;
  if (issue.code === 'too_big') return 'is-too-big';
  if (issue.code === 'too_small') return issue.origin === 'string' ? 'is-too-short' : 'is-too-small';
  return issue.code === 'invalid_type' && (issue.input ?? '') === '' ? 'is-empty' : 'is-no-equal';
}

function limitsOf(issue: Issue): Parameters<typeof brokenBound>[1] {
  if (issue.code === 'custom') {
    const { n, isLength = false }: Partial<BrokenBound> = issue.params ?? {};
    return { min: n, max: n, isLength };
  }
  const isLength = 'origin' in issue && issue.origin === 'string';
  if (issue.code === 'too_big') return { max: limitOf(issue.maximum, issue), isLength };
  if (issue.code === 'too_small') return { min: limitOf(issue.minimum, issue), isLength };
  return { isLength };
}

/** A limit that is itself excluded, or a day, has no place in the texts. */
function limitOf(limit: number | bigint, { inclusive, origin }: { inclusive?: boolean; origin: string }) {
  return inclusive === false || origin === 'date' ? undefined : Number(limit);
}
