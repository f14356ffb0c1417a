import * as z from 'zod/mini';
import { LARGEST_INT } from '../fields/bounds';
import type { DaySpan, Held } from '../fields/field-facts';
import type { FieldSpec } from '../fields/field-spec';
import { FIELD_TYPES } from '../fields/field-types';
import { DRAFT_TEXT_MAX, textMaxOf } from '../fields/text-length';

interface DraftOf {
  text: z.ZodMiniString;
  number: z.ZodMiniNullable<z.ZodMiniNumberFormat>;
  list: z.ZodMiniArray<z.ZodMiniString>;
  span: z.ZodMiniObject<Record<keyof DaySpan, z.ZodMiniString>>;
}
type DraftShape<F extends Readonly<Record<string, FieldSpec>>> = {
  [K in keyof F]: z.ZodMiniOptional<DraftOf[(typeof FIELD_TYPES)[F[K]['type']]['holds']]>;
};

/** The largest length of a list, far beyond any answer. */
const LIST_MAX = 1000;

/**
 * Schemas for saving while a person types: every field may be missing or incomplete, and a pasted text may be longer
 * than the rule of its answer allows. Control characters and texts longer than a page are refused.
 */
export function draftShape<F extends Readonly<Record<string, FieldSpec>>>(fields: F): DraftShape<F> {
  const entries = Object.entries(fields).map(([name, spec]) => [
    name,
    z.optional(SCHEMAS[FIELD_TYPES[spec.type].holds](spec)),
  ]);

  // Object.fromEntries loses which name has which schema; SCHEMAS keeps to DraftShape, field by field.
  return Object.fromEntries(entries) as DraftShape<F>;
}

const SCHEMAS: { readonly [Holds in Held]: (spec: FieldSpec) => DraftOf[Holds] } = {
  text: draftText,
  number: ({ min = 0, max = LARGEST_INT }) =>
    z.nullable(z.int().check(z.gte(Math.min(0, min)), z.lte(Math.max(LARGEST_INT, max)))),
  list: (spec) => z.array(draftText(spec)).check(z.maxLength(LIST_MAX)),
  span: (spec) => z.strictObject({ from: draftText(spec), to: draftText(spec) }),
};

function draftText(spec: FieldSpec) {
  const { hasLines, tidy } = FIELD_TYPES[spec.type];
  const allowed = hasLines ? /^(?:[^\p{Cc}]|[\n\r\t])*$/u : /^\P{Cc}*$/u;

  return z
    .string()
    .check(z.overwrite(tidy), z.maxLength(Math.max(DRAFT_TEXT_MAX, textMaxOf(spec))), z.regex(allowed));
}
