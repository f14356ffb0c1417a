import { brokenBound } from './bounds';
import type { FieldErrorCode, FieldRefusal } from './field-errors';
import type { JudgedField } from './field-spec';
import { FIELD_TYPES } from './field-types';

/** The code by which a field refuses its answer, with the limit of the field where the code speaks of one. */
export function specRefusal(field: JudgedField, code: FieldErrorCode): FieldRefusal {
  return brokenBound(code, FIELD_TYPES[field.type].limitsOf(field, code)) ?? code;
}
