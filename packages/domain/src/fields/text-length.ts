import type { JudgedField } from './field-spec';
import { FIELD_TYPES } from './field-types';

/** Characters of one text of a draft, however long its answer may be: a page of pasted text, to be made shorter. */
export const DRAFT_TEXT_MAX = 5000;

/** Most characters of one text of an answer. */
export function textMaxOf(field: JudgedField): number {
  return FIELD_TYPES[field.type].textMax(field);
}
