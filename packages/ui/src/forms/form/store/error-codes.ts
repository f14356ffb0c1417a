/** Codes by the path of their field: `lastname`, `children.0.pesel`. A nested field's path begins with that of its group. */
export type ErrorCodes<Code extends string = string> = Readonly<Record<string, Code>>;

/** A broken limit in the shape of the domain: its sentence names the limit. */
export interface BoundError<Code extends string = string> {
  /** The code of the error. */
  code: Code;
  /** An amount as its text. */
  n: number | string;
  /** The limit is a number of characters. */
  isLength: boolean;
}

/** One error of a field. */
export type FieldFault<Code extends string = string> = Code | BoundError<Code>;

/** The errors of each field, by its path. A list has all of them, its first stands for the field. */
export type FormErrors<Code extends string = string> = Readonly<
  Record<string, FieldFault<Code> | readonly FieldFault<Code>[]>
>;

/** All errors of one field, in the order in which they are shown. */
export function faultsOf<Code extends string>(told: FormErrors<Code>[string]): readonly BoundFault<Code>[] {
  return (isList(told) ? told : [told]).map((fault) => (typeof fault === 'string' ? { code: fault } : fault));
}

type BoundFault<Code extends string> = Pick<BoundError<Code>, 'code'> & Partial<BoundError<Code>>;

/** The code that stands for a field, of each that has one. */
export function codesOf<Code extends string>(errors: FormErrors<Code>): ErrorCodes<Code> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, told]) =>
      faultsOf(told)
        .slice(0, 1)
        .map(({ code }) => [name, code]),
    ),
  );
}

function isList<Code extends string>(told: FormErrors<Code>[string]): told is readonly FieldFault<Code>[] {
  return Array.isArray(told);
}
