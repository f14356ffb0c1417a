import * as z from 'zod/mini';
import { DEFAULT_TEXT_MAX, type FieldSpec, type FieldType } from '../field-spec';

type DraftText = z.ZodMiniOptional<z.ZodMiniString>;
type DraftNumber = z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumberFormat>>;
type DraftShape<F extends Readonly<Record<string, FieldSpec>>> = {
  [K in keyof F]: F[K]['type'] extends 'int' | 'price' ? DraftNumber : DraftText;
};

/** What PostgreSQL's integer column holds; a larger number could not be stored at all. */
const INT_MAX = 2_147_483_647;

/**
 * Schemas for saving while a person types: every field may be missing or unfinished, but none may be longer than its
 * limit or hold control characters.
 */
export function draftShape<F extends Readonly<Record<string, FieldSpec>>>(fields: F): DraftShape<F> {
  const entries = Object.entries(fields).map(([name, spec]) => [name, z.optional(schemaOf(spec))]);

  // Object.fromEntries forgets which name got which schema; schemaOf keeps to DraftShape, field by field.
  return Object.fromEntries(entries) as DraftShape<F>;
}

function schemaOf({ type, ...limits }: FieldSpec) {
  if (isNumeric(type)) return z.nullable(z.int().check(z.gte(0), z.lte(INT_MAX)));

  // The largest decimal says nothing about its text.
  const max = type === 'decimal' ? DEFAULT_TEXT_MAX : (limits.max ?? DEFAULT_TEXT_MAX);
  const allowed = type === 'longText' ? /^(?:[^\p{Cc}]|[\n\r\t])*$/u : /^\P{Cc}*$/u;
  return z.string().check(z.trim(), z.maxLength(max), z.regex(allowed));
}

function isNumeric(type: FieldType): type is 'int' | 'price' {
  return type === 'int' || type === 'price';
}
