import type { FormErrors } from './error-codes';

interface ServerFault<Code extends string> {
  name: string;
  told: FormErrors<Code>[string];
  /** The submitted value, which the server refused. */
  value: unknown;
}

/** The errors that only the server found. Each is true of a submitted value, and of no other. */
export function createServerFaults<Code extends string>(currentValue: (name: string) => unknown) {
  let faults: readonly ServerFault<Code>[] = [];
  const isStillTrue = ({ name, value }: ServerFault<Code>) => isSameAnswer(currentValue(name), value);
  const errorsOf = (some: readonly ServerFault<Code>[]): FormErrors<Code> =>
    Object.fromEntries(some.map(({ name, told }) => [name, told]));

  return {
    remember(errors: FormErrors<Code>, submitted: (name: string) => unknown) {
      faults = Object.entries(errors).map(([name, told]) => ({ name, told, value: submitted(name) }));
    },
    forget() {
      faults = [];
    },
    /** Those of fields that still have the submitted value. */
    present: () => errorsOf(faults.filter(isStillTrue)),
    /** Those of fields that were changed since. */
    outdated: () => errorsOf(faults.filter((fault) => !isStillTrue(fault))),
  };
}

/** Answers are values that can be submitted: texts, numbers, and lists and records of them. */
export function isSameAnswer(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);
}
