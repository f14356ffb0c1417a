import * as z from 'zod/mini';
import { LARGEST_INT } from '../fields/bounds';
import type { DaySpan, FieldSpec, FieldType, ListType, NumberType } from '../fields/field-spec';
import { DRAFT_TEXT_MAX, textMaxOf } from '../fields/text-length';

type DraftText = z.ZodMiniOptional<z.ZodMiniString>;
type DraftNumber = z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumberFormat>>;
type DraftList = z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString>>;
type DraftSpan = z.ZodMiniOptional<z.ZodMiniObject<Record<keyof DaySpan, z.ZodMiniString>>>;
type DraftField<T extends FieldType> = T extends NumberType
  ? DraftNumber
  : T extends ListType
    ? DraftList
    : T extends 'dateRange'
      ? DraftSpan
      : DraftText;
type DraftShape<F extends Readonly<Record<string, FieldSpec>>> = {
  [K in keyof F]: DraftField<F[K]['type']>;
};

/** Nobody has more to say in one list. */
const LIST_MAX = 1000;

/**
 * Schemas for saving while a person types: every field may be missing or unfinished, a pasted text longer than its answer
 * may be, which the rules of the answers refuse. None may hold control characters or be longer than a page.
 */
export function draftShape<F extends Readonly<Record<string, FieldSpec>>>(fields: F): DraftShape<F> {
  const entries = Object.entries(fields).map(([name, spec]) => [name, z.optional(schemaOf(spec))]);

  // Object.fromEntries forgets which name got which schema; schemaOf keeps to DraftShape, field by field.
  return Object.fromEntries(entries) as DraftShape<F>;
}

function schemaOf(spec: FieldSpec) {
  const text = textOf(spec);

  switch (spec.type) {
    case 'int':
    case 'range':
    case 'price':
      return z.nullable(z.int().check(z.gte(Math.min(0, spec.min ?? 0)), z.lte(LARGEST_INT)));
    case 'many':
    case 'tags':
    case 'textList':
    case 'objects':
      return z.array(text).check(z.maxLength(LIST_MAX));
    case 'dateRange':
      return z.strictObject({ from: text, to: text });
    default:
      return text;
  }
}

function textOf(spec: FieldSpec) {
  const { type } = spec;
  const allowed = type === 'longText' ? /^(?:[^\p{Cc}]|[\n\r\t])*$/u : /^\P{Cc}*$/u;
  return z
    .string()
    .check(
      z.trim(),
      z.maxLength(OTHER_MAX.includes(type) ? DRAFT_TEXT_MAX : Math.max(DRAFT_TEXT_MAX, textMaxOf(spec))),
      z.regex(allowed),
    );
}

/** The largest decimal says nothing about its text, nor does the number of tags. */
const OTHER_MAX: readonly FieldType[] = ['decimal', 'tags'];
