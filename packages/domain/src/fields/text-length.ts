import { EMAIL_MAX_LENGTH } from '../contacts/email';
import { URL_MAX_LENGTH } from '../contacts/url';
import type { FieldSpec, FieldType } from './field-spec';
import { TAGS_TEXT_MAX } from './tags';

/** Characters of a text whose field does not say how many it may have. */
export const DEFAULT_TEXT_MAX = 200;

/** Characters of one text of a draft, however long its answer may be: a page of pasted text, to be made shorter. */
export const DRAFT_TEXT_MAX = 5000;

/** Types whose own rule knows it better. */
const OWN_MAX: { readonly [Type in FieldType]?: number } = {
  mail: EMAIL_MAX_LENGTH,
  tags: TAGS_TEXT_MAX,
  url: URL_MAX_LENGTH,
};

export function textMaxOf({ type, max }: Pick<FieldSpec, 'type' | 'max'>): number {
  return max ?? OWN_MAX[type] ?? DEFAULT_TEXT_MAX;
}
