import type { BrokenBound, FieldErrorCode } from './field-errors';

export interface Bounds {
  min?: number | undefined;
  max?: number | undefined;
}

/** What a database keeps in a whole number of four bytes (PostgreSQL's `integer`): no answer may be larger. */
export const LARGEST_INT = 2_147_483_647;

/** Which bound a number breaks; a number on the bound is inside (Spec §5). */
export function numberBoundsError(value: number, { min, max }: Bounds): FieldErrorCode | undefined {
  if (min !== undefined && value < min) return 'is-too-small';
  return max !== undefined && value > max ? 'is-too-big' : undefined;
}

/** Which bound the length of a text breaks. Too long has the code of too big, with a text of its own (Spec §5). */
export function lengthError(text: string, bounds: Bounds): FieldErrorCode | undefined {
  return lengthBoundsError(text.length, bounds);
}

/** The same of letters that were counted in another way. */
export function lengthBoundsError(length: number, { min, max }: Bounds): FieldErrorCode | undefined {
  if (min !== undefined && length < min) return 'is-too-short';
  return max !== undefined && length > max ? 'is-too-big' : undefined;
}

const BOUND_OF = {
  'is-too-small': 'min',
  'is-too-short': 'min',
  'is-too-big': 'max',
  'too-many-tags': 'max',
} as const satisfies Record<BrokenBound['code'], keyof Bounds>;

/** The limits of a field as its texts write them: an amount is text already. */
export interface Limits {
  min?: BrokenBound['n'] | undefined;
  max?: BrokenBound['n'] | undefined;
  isLength: boolean;
}

/** The bound that a code says is broken; `undefined` for codes that speak of no limit, and where none was set. */
export function brokenBound(code: FieldErrorCode, { isLength, ...limits }: Limits): BrokenBound | undefined {
  if (!isBoundCode(code)) return undefined;
  const n = limits[BOUND_OF[code]];

  return n === undefined ? undefined : { code, n, isLength };
}

function isBoundCode(code: FieldErrorCode): code is BrokenBound['code'] {
  return Object.hasOwn(BOUND_OF, code);
}
