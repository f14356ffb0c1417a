import type { JudgedField } from './field-spec';
import { FIELD_TYPES } from './field-types';

/**
 * The largest length of one text of a draft, whatever the limit of its answer: a page of pasted text, to be shortened
 * later.
 */
export const DRAFT_TEXT_MAX = 5000;

/** The largest length of one text of an answer. */
export function textMaxOf(field: JudgedField): number {
  return FIELD_TYPES[field.type].textMax(field);
}
