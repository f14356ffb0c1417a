/** Codes by the path of their field: `lastname`, `children.0.pesel`. A nested field's path begins with that of its group. */
export type ErrorCodes<Code extends string = string> = Readonly<Record<string, Code>>;

/** A limit that was broken, as the domain tells it: its sentence names the limit. */
export interface BoundError<Code extends string = string> {
  code: Code;
  /** An amount as its text. */
  n: number | string;
  /** The limit is a number of characters. */
  isLength: boolean;
}

/** One thing that is wrong with a field. */
export type FieldFault<Code extends string = string> = Code | BoundError<Code>;

/** What is wrong with each field, by its path. Of a list all is told; its first stands for the field. */
export type FormErrors<Code extends string = string> = Readonly<
  Record<string, FieldFault<Code> | readonly FieldFault<Code>[]>
>;

/** All that is wrong with one field, in the order in which it is told. */
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
