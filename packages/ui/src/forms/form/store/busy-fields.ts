import type { FormErrors } from './error-codes';

/**
 * Fields whose values are not whole yet: still being uploaded, or waiting for a decision. They are not validated before
 * that, and an earlier submit is refused with the code of the field, so that no file is left out.
 */
export function createBusyFields<Code extends string>() {
  /** By name, the code and whether a submit was refused for it. */
  const busy = new Map<string, { code: Code; isTold: boolean }>();

  const isBusy = (path: string) =>
    [...busy.keys()].some((name) => path === name || path.startsWith(`${name}.`));
  const tell = (isTold: boolean) => {
    for (const field of busy.values()) field.isTold = isTold;
  };

  return {
    /** Without a code the value is whole. */
    set: (name: string, code: Code | undefined) => {
      if (code === undefined) busy.delete(name);
      else busy.set(name, { code, isTold: busy.get(name)?.isTold ?? false });
    },
    /** A submit happened. */
    refuse: () => tell(true),
    forget: () => tell(false),
    /** The errors that can be known before the values are whole. */
    judge: (found: FormErrors<Code>): FormErrors<Code> => {
      if (busy.size === 0) return found;
      const whole = Object.entries(found).filter(([path]) => !isBusy(path));
      const told = [...busy].flatMap(([name, { code, isTold }]) => (isTold ? [[name, code] as const] : []));
      return Object.fromEntries([...whole, ...told]);
    },
  };
}
