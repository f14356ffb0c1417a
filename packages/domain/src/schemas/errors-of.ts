import * as z from 'zod/mini';
import type { FieldRefusal } from '../fields/field-errors';
import { refusalOf } from './issue-refusal';

/** The refusals of a schema by the path of the field: the first failure of each (Spec §5), with its limit. */
export function errorsOf(schema: z.ZodMiniType, values: unknown): Record<string, FieldRefusal> {
  const errors: Record<string, FieldRefusal> = {};
  for (const issue of z.safeParse(schema, values, { reportInput: true }).error?.issues ?? []) {
    errors[issue.path.join('.')] ??= refusalOf(issue);
  }
  return errors;
}
