import { formatMoney } from '../money/money';
import { brokenBound, LARGEST_INT, type Limits } from './bounds';
import type { FieldErrorCode, FieldRefusal } from './field-errors';
import type { FieldSpec, FieldType } from './field-spec';
import { TAGS_TEXT_MAX } from './tags';
import { textMaxOf } from './text-length';

const NUMBER_TYPES: readonly FieldType[] = ['int', 'range', 'price', 'decimal'];

/** The code by which a field refuses its answer, with the limit of the field where the code speaks of one. */
export function specRefusal(spec: FieldSpec, code: FieldErrorCode): FieldRefusal {
  return brokenBound(code, limitsOf(spec, code)) ?? code;
}

function limitsOf(spec: FieldSpec, code: FieldErrorCode): Limits {
  if (NUMBER_TYPES.includes(spec.type)) return numberLimits(spec);
  if (code === 'too-many-tags') return { max: spec.max, isLength: false };
  // The largest number of tags says nothing about their text.
  const max = spec.type === 'tags' ? TAGS_TEXT_MAX : textMaxOf(spec);

  return { min: spec.minLength, max, isLength: true };
}

/** A decimal is kept as its text: only what the field itself says limits it. */
function numberLimits({ type, min, max }: FieldSpec): Limits {
  if (type === 'decimal') return { min, max, isLength: false };
  const write = type === 'price' ? formatMoney : (limit: number) => limit;

  return { min: write(min ?? 0), max: write(max ?? LARGEST_INT), isLength: false };
}
