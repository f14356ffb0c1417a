import type { BrokenBound, FieldErrorCode } from './field-errors';

export interface Bounds {
  min?: number | undefined;
  max?: number | undefined;
}

/** The largest value of PostgreSQL's `integer`, and so of an answer. */
export const LARGEST_INT = 2_147_483_647;

/** The ends of a scale whose field has no others. */
export const RANGE_BOUNDS = { min: 0, max: 100 } as const;

/** The bound that a number breaks; a number equal to the bound is valid (Spec §5). */
export function numberBoundsError(value: number, { min, max }: Bounds): FieldErrorCode | undefined {
  if (min !== undefined && value < min) return 'is-too-small';
  return max !== undefined && value > max ? 'is-too-big' : undefined;
}

/** The bound that the length of a text breaks. Too long has the code of too big, with a text of its own (Spec §5). */
export function lengthError(text: string, bounds: Bounds): FieldErrorCode | undefined {
  return lengthBoundsError(text.length, bounds);
}

/** The same for a length that was counted in another way. */
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

/** The limits of a field as their error texts show them: an amount is formatted already. */
export interface Limits {
  min?: BrokenBound['n'] | undefined;
  max?: BrokenBound['n'] | undefined;
  isLength: boolean;
}

/** The broken bound of a code; `undefined` for codes without a limit, and where none was set. */
export function brokenBound(code: FieldErrorCode, { isLength, ...limits }: Limits): BrokenBound | undefined {
  if (!isBoundCode(code)) return undefined;
  const n = limits[BOUND_OF[code]];

  return n === undefined ? undefined : { code, n, isLength };
}

function isBoundCode(code: FieldErrorCode): code is BrokenBound['code'] {
  return Object.hasOwn(BOUND_OF, code);
}
