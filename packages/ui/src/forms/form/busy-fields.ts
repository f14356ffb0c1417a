import type { FormErrors } from './error-codes';

/**
 * Fields whose values are still being uploaded. They are not validated before that, and an earlier submit is refused
 * with a code of its own, so that no file is left out.
 */
export function createBusyFields<Code extends string>(code: Code) {
  /** By name, whether a submit was refused for it. */
  const busy = new Map<string, boolean>();

  const isBusy = (path: string) =>
    [...busy.keys()].some((name) => path === name || path.startsWith(`${name}.`));
  const tell = (isTold: boolean) => {
    for (const name of busy.keys()) busy.set(name, isTold);
  };

  return {
    set: (name: string, isOnItsWay: boolean) => {
      if (!isOnItsWay) busy.delete(name);
      else if (!busy.has(name)) busy.set(name, false);
    },
    /** A submit happened. */
    refuse: () => tell(true),
    forget: () => tell(false),
    /** The errors that can be known before the upload ends. */
    judge: (found: FormErrors<Code>): FormErrors<Code> => {
      if (busy.size === 0) return found;
      const whole = Object.entries(found).filter(([path]) => !isBusy(path));
      const told = [...busy].flatMap(([name, isTold]) => (isTold ? [[name, code] as const] : []));
      return Object.fromEntries([...whole, ...told]);
    },
  };
}
